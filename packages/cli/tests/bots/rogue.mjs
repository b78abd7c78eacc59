// A bot that misbehaves in the way its first argument names, from its second argument on.
import { createInterface } from 'node:readline'
import { closeSync, writeSync } from 'node:fs'

const [habit, from = '1'] = process.argv.slice(2)
const say = (text) => process.stdout.write(text)
const answer = (number, answer) => say(`${JSON.stringify({ number, answer })}\n`)

if (habit === 'ends at once') process.exit(3)
if (habit === 'deaf') {
  closeSync(0)
  await new Promise(() => setInterval(() => {}, 1000))
}
if (habit === 'floods') for (;;) writeSync(1, 'x'.repeat(65_536))
if (habit === 'shouts') for (;;) writeSync(1, 'x'.repeat(1000) + '\n')

const habits = {
  crashes: () => {
    console.error('Out of powder')
    process.exit(7)
  },
  'answers and crashes': ({ number, candidates }) => {
    writeSync(1, `${JSON.stringify({ number, answer: candidates[0] })}\n`)
    process.exit(7)
  },
  'is killed': () => process.kill(process.pid, 'SIGKILL'),
  'closes its output': () => closeSync(1),
  stalls: () => {},
  'stalls once': ({ number, candidates }) => {
    if (number !== 3) answer(number, candidates[0])
  },
  spins: () => {
    for (;;);
  },
  'has a child that spins': async () => {
    const { spawn } = await import('node:child_process')
    const child = spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' })
    writeSync(2, `child ${child.pid}\n`)
    process.exit(1)
  },
  'is late': ({ number, candidates }) => setTimeout(() => answer(number, candidates[0]), 600),
  'answers another question': ({ number, candidates }) => answer(number + 1000, candidates[0]),
  'answers an old question': ({ candidates }) => answer(0, candidates[0]),
  'answers out of place': ({ number }) => answer(number, 'charge'),
  'breaks the rules': ({ number, name, candidates }) =>
    answer(number, name === 'act' ? { unit: 999, at: 999 } : candidates[0]),
  'writes no JSON': () => say('I would rather not.\n'),
  'writes NaN': ({ number }) => say(`{"number": ${number}, "answer": NaN}\n`),
  'writes infinity': ({ number }) => say(`{"number": ${number}, "answer": 1e999}\n`),
  'writes no answer': ({ number }) => say(`{"number": ${number}}\n`),
  'writes no object': () => say('7\n'),
  'writes half a line': ({ number }) => say(`{"number": ${number}, "ans`),
  'writes a huge line': ({ number }) => answer(number, 'x'.repeat(1_100_000)),
  'writes too deep': ({ number }) =>
    say(`{"number": ${number}, "answer": ${'['.repeat(50_000)}${']'.repeat(50_000)}}\n`),
  'writes no UTF-8': () => process.stdout.write(Buffer.from([0x7b, 0xff, 0xfe, 0x7d, 0x0a])),
  'writes blank lines': () => say('\n \n'.repeat(1000)),
  'talks too much': ({ number, candidates }) => {
    say('hello\n'.repeat(5))
    answer(number, candidates[0])
    answer(number, candidates[0])
  },
  'tries again': ({ number }) => answer(number, 'charge'),
}

let open = null
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.kind === 'ask') {
    open = message
    if (message.number < Number(from)) answer(message.number, message.candidates[0])
    else habits[habit]?.(message)
  } else if (message.kind === 'refused') {
    // Once more, the same; who only tries again takes what is proposed.
    if (habit === 'tries again') answer(open.number, open.candidates[0])
    else if (habit !== 'is late' && habit !== 'talks too much') habits[habit]?.(open)
  }
}
