import { anyScene } from '../scenes.ts'
import { unitScreen } from '../../sight/screen.ts'
import { countThatSee, figuresThatSee } from '../../sight/see.ts'
for (const size of [
  [72, 48],
  [44, 30],
] as const) {
  const scene = anyScene(40, 5, size)
  const screens = scene.map((u, i) => unitScreen(String(i), u, 1000))
  const pairs: [number, number][] = []
  for (let a = 0; a < 40; a++) for (let b = 0; b < 40; b++) if (a % 2 !== b % 2) pairs.push([a, b])
  let sum = 0
  for (let round = 0; round < 12; round++) {
    const t = process.cpuUsage().user
    sum = 0
    for (const [a, b] of pairs) sum += countThatSee(scene[a]!, scene[b]!, screens)
    const us = process.cpuUsage().user - t
    if (round > 8) console.log(size, pairs.length, sum, (us / pairs.length).toFixed(2), 'us a pair')
  }
}
