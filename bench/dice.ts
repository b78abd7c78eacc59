// One die of the kernel's random stream against one of the engine's.
import { randomFrom } from '@grognard/kernel'
import { compared, measure, report } from './measure.ts'

const streams = Array.from({ length: 4 }, (_, i) => randomFrom(`dice/${i}`))

// In a real battle many streams throw dice of many sizes, so the engine must not come to believe
// that there is but one of each.
let others = 0
for (let i = 0; i < 200_000; i++) {
  for (const stream of streams) others += stream.below(2 + (i % 50))
}
if (others === 0) throw new Error('The dice came out all alike.')

let turn = 0

const { ours, theirs } = measure({
  ours: (times) => {
    const random = streams[turn++ % streams.length] as (typeof streams)[number]
    let sum = 0
    for (let i = 0; i < times; i++) sum += random.below(6) + 1
    return sum
  },
  theirs: (times) => {
    let sum = 0
    for (let i = 0; i < times; i++) sum += Math.floor(Math.random() * 6) + 1
    return sum
  },
})

report({ d6: compared(ours, theirs) })
