import {
  attacksOf,
  unitOf,
  type ChosenFight,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { useMemo, useState } from 'preact/hooks'
import { Forecast } from '../../parts/forecast.tsx'
import type { ControlProps } from '../../adapter.ts'
import { fought } from '../forecast.ts'
import { asAttack, odds } from '../values.ts'
import { helpersNamed } from '../helpers.ts'
import { bodyOf, unitIn } from '../ids.ts'
import { useHand } from '../../inches/hand/use-hand.ts'
import { linesOf } from '../../inches/moving/show.ts'
import { Refused } from '../../inches/refused.tsx'
import { useSetting } from '../setting.ts'
import type { Wording } from '../wording.ts'
import { fightsShown } from './show.ts'
import {
  fullest,
  partsOf,
  reordered,
  roleOf,
  rolesFor,
  tapped,
  withRole,
  type Role,
} from './roles.ts'
import { Ok } from '../../parts/ok.tsx'

/** So many proposals are looked at for the one to begin with. */
const SOME = 12

/** Who fights whom, who supports, and in what order. (7.1) */
export function ChooseFights(props: ControlProps<Vf>) {
  const { seen, table, judge, candidates, give } = props
  const { setting, wording, side } = useSetting(props)
  const { frame, words } = setting
  const w = wording.text.fights
  const [fights, setFights] = useState<readonly ChosenFight[]>(() =>
    fullest(candidates(SOME) as unknown as readonly (readonly ChosenFight[])[]),
  )
  const refusal = useMemo(() => judge(fights), [fights])
  const chosen = useMemo(
    () => ({ ...seen, fights: fights.map((fight) => ({ ...fight, again: false })) }),
    [seen, fights],
  )
  const units = useMemo(() => partsOf(seen, side, fights), [seen, side, fights])
  const selected = unitIn(seen, table.selected.value ?? '')
  const own = selected?.side === side ? selected.id : null
  const shown = useMemo(
    () => ({
      ...fightsShown(seen, fights, units, own),
      lines: linesOf(refusal, frame, words),
    }),
    [seen, fights, units, own, refusal, frame, wording],
  )
  useHand(table, shown, {
    pick(thing) {
      const unit = 'body' in thing ? unitIn(seen, thing.body) : null
      if (!unit) return
      if (unit.side === side || own === null) table.selected.value = bodyOf(unit.id)
      else setFights(tapped(seen, fights, own, unit.id))
    },
  })
  return (
    <div class="control fights-control">
      <ol class="fights">
        {fights.map((fight, i) => (
          <li key={fight.target}>
            <ShowFight seen={chosen} {...{ fight, side, wording }} place={i} of={fights.length} />
            {fights.length > 1 && (
              <div class="row">
                <button
                  type="button"
                  disabled={i === 0}
                  onClick={() => setFights(reordered(fights, fight.target, -1))}
                >
                  {w.sooner}
                </button>
                <button
                  type="button"
                  disabled={i === fights.length - 1}
                  onClick={() => setFights(reordered(fights, fight.target, 1))}
                >
                  {w.later}
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
      <fieldset>
        <legend>{w.roles}</legend>
        <p class="soft">{w.hint}</p>
        {cannonsOf(seen, units).map(({ unit, cannon }) => (
          <label key={`${unit.id} ${cannon}`} class="setting">
            <span>{cannon === 0 ? wording.name(unit) : w.otherCannon(wording.name(unit))}</span>
            <select
              value={JSON.stringify(roleOf(fights, unit.id, cannon))}
              onFocus={() => (table.selected.value = bodyOf(unit.id))}
              onChange={({ currentTarget }) => {
                const role = JSON.parse(currentTarget.value) as Role
                setFights(withRole(fights, unit.id, role, cannon))
              }}
            >
              {rolesFor(seen, unit, fights).map((role) => (
                <option key={JSON.stringify(role)} value={JSON.stringify(role)}>
                  {roleText(seen, role, wording)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <div class="commit">
        <Refused {...{ setting, refusal }} />
        <Ok
          table={table}
          label={fights.length === 0 ? wording.text.choice.noFights : w.begin(fights.length)}
          can={refusal === null}
          give={() => give(fights)}
        />
      </div>
    </div>
  )
}

/** Each unit once, and batteries once for each cannon that attacks by itself. (vf3:O1.2) */
const cannonsOf = (seen: Vf, units: readonly Unit[]) =>
  units.flatMap((unit) =>
    Array.from({ length: attacksOf(seen, unit) }, (_, cannon) => ({ unit, cannon })),
  )

const nameOf = (seen: Vf, id: UnitId, wording: Wording): string => wording.name(unitOf(seen, id))

export const roleText = (seen: Vf, role: Role, wording: Wording): string => {
  const { fights } = wording.text
  return role.does === 'nothing'
    ? fights.nothing
    : fights[role.does](nameOf(seen, role.against, wording))
}

type FightProps = {
  readonly seen: Vf
  readonly fight: ChosenFight
  readonly side: Side
  readonly wording: Wording
  /** Which of how many it is: the first is open from the beginning. */
  readonly place: number
  readonly of: number
}

/** One fight before it is fought: the attack with its chances, and what the enemy throws back. */
function ShowFight({ seen, fight, side, wording, place, of }: FightProps) {
  const [isOpen, setOpen] = useState(place === 0)
  const { main, target, support, brigade } = fight
  const { text } = wording
  const named = (id: UnitId): string => nameOf(seen, id, wording)
  const helpers = helpersNamed(main, [...support, ...brigade], named, wording)
  const attack = asAttack('melee', { unit: main, skirmish: false }, target, support, brigade)
  const back = {
    ...asAttack('melee', { unit: target, skirmish: false }, main, []),
    reply: true,
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>
          {of > 1 && `${place + 1}. `}
          {text.choice.fight(
            nameOf(seen, main, wording),
            nameOf(seen, target, wording),
            text.list(helpers),
          )}
          .
        </strong>{' '}
        {!isOpen &&
          `${odds(seen, attack, wording)}. ${text.fights.back(odds(seen, back, wording))}`}
      </summary>
      {isOpen && (
        <Forecast
          forecast={fought(seen, { ...fight, again: false }, side, wording)}
          by={[seen, fight]}
        />
      )}
    </details>
  )
}
