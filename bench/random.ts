// Random against random: decisions a second of each rulebook, against @pkmn/sim.
import { randomFrom } from '@grognard/kernel'
import { compared, isSmoke, isWanted, report, type Measured } from './measure.ts'
import { paced, type Paced } from './paced.ts'
import { pkmnBattles, type Pkmn } from './pkmn.ts'
import { battlesOf, rulebooks, type Fought } from './rulebooks.ts'

const pkmn = await peer()
const rows: Record<string, Measured> = {}
for (const name of Object.keys(rulebooks)) {
  const [row, whole] = [`random-${name}`, `random-whole-${name}`]
  if (pkmn && isWanted(row))
    rows[row] = against(pkmn.play, battlesOf(name, 'random', undefined, 'first decision'))
  if (pkmn && isWanted(whole)) rows[whole] = against(pkmn.playWhole, battlesOf(name, 'random'))
}
report(rows)

/** A smoke run does without a peer that is not installed. */
async function peer(): Promise<Pkmn | null> {
  try {
    return await pkmnBattles((seed) => {
      const random = randomFrom(seed)
      return (n) => random.below(n)
    })
  } catch (error) {
    if (isSmoke && (error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}

/** The same battles again and again, of which it is known how many decisions they have. */
function against(theirs: Paced, ours: Fought): Measured {
  const decisions = Array.from({ length: isSmoke ? 1 : 40 }, (_, i) => ours.decisionsOf(i))
  const samples = paced({
    ours: (number) => {
      const which = number % decisions.length
      return ours.play(which) === 0 ? 0 : (decisions[which] as number)
    },
    theirs,
  })
  return compared(samples.ours, samples.theirs)
}
