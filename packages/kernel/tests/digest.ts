import { digestOfText, playOut, randomFrom, randomPlayer, seeded, type Json } from '../index.ts'
import { picket } from '../picket/index.ts'

/** A fingerprint of many battles: the same on every engine. */
export function digestOfBattles(seed: string, games: number): string {
  let all = ''
  for (let i = 0; i < games; i++) {
    const scenario = picket.scenarios[i % picket.scenarios.length]
    const begun = picket.setUp({ position: scenario?.position as Json, options: {} })
    if (!begun.ok) throw new Error(begun.refusal.message)
    const random = randomFrom(`${seed}/${i}/players`)
    const { log, course } = playOut(picket, begun.value, {
      players: () => ({ player: randomPlayer, random }),
      chance: seeded(`${seed}/${i}/chance`),
    })
    all += JSON.stringify([log, course.checkpoint])
  }
  return digestOfText(all)
}
