import { replay, resume, type Misfit, type Rulebook } from '@grognard/kernel'
import { parseRecordOrSaved } from '@grognard/toolkit'
import { chanceOf, unknownRulebook, type Opened, type Order } from './keeper.ts'

/** Goes on with a file's battle. A file that fits up to a point is gone on with from there. */
export function resumeBattle(
  rulebookOf: (id: string) => Rulebook | null,
  { text, name: file, players, chance }: Order<'resume'>,
  name: string,
): Opened {
  const parsed = parseRecordOrSaved(text, file)
  if (!parsed.ok) return parsed
  const { id } = 'record' in parsed.value ? parsed.value.record.rulebook : parsed.value.rulebook
  const rulebook = rulebookOf(id)
  if (!rulebook) return { ok: false, refusal: unknownRulebook(id) }
  if ('record' in parsed.value) {
    const resumed = resume(rulebook, parsed.value)
    if (!resumed.ok) return { ok: false, refusal: resumed.misfit.refusal }
    return { ok: true, value: { host: resumed.host, players, name }, misfit: resumed.misfit }
  }
  const replayed = replay(rulebook, parsed.value)
  const misfit = replayed.ok ? null : replayed.misfit
  if (!replayed.host) return { ok: false, refusal: (misfit as Misfit).refusal }
  const host = { ...replayed.host, chance: chanceOf(chance) }
  return { ok: true, value: { host, players, name }, misfit }
}
