import { ofFrontRank } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import {
  countFigures,
  enemiesOf,
  footprintAt,
  isEngaged,
  needsMessenger,
  shotFault,
  standingIn,
  touchedAt,
  unitOf,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/computing'
import type { Body, Emphasis, ShownLine, Trail } from '@grognard/table'
import { unitBody } from '../bodies.ts'
import type { Frame } from '../frame.ts'
import type { Tongue } from '../tongue.ts'
import { endOf, isEmpty, spent, startOf, thenOf, type Plan } from './plan.ts'

/** The ghost with its trail, and the lines that show why it may not go there. */
export function planShown(
  seen: Vf,
  unit: Unit,
  plan: Plan | null,
  refusal: Refusal | null,
  frame: Frame,
  tongue: Tongue,
): Pick<Emphasis, 'ghosts' | 'trails' | 'lines'> {
  const lines = linesOf(refusal, frame, tongue)
  if (!plan || isEmpty(plan)) return { ghosts: [], trails: [], lines }
  const ghost = ghostOf(seen, unit, plan, frame, tongue)
  return {
    ghosts: ghost ? [ghost] : [],
    trails:
      plan.way.length === 0 ? [] : [trailOf(seen, unit, plan, refusal !== null, frame, tongue)],
    lines,
  }
}

const ghostOf = (seen: Vf, unit: Unit, plan: Plan, frame: Frame, tongue: Tongue): Body | null =>
  unitBody(seen, unit, frame, tongue, endOf(unit, plan))

function trailOf(
  seen: Vf,
  unit: Unit,
  plan: Plan,
  barred: boolean,
  frame: Frame,
  { text }: Tongue,
): Trail {
  const { used, all } = spent(seen, unit, plan)
  const before = plan.first ? [unit.pose ?? [], plan.first.way].flat() : []
  const points = [...before, startOf(unit, plan).pose, ...plan.way].map((pose) => frame.point(pose))
  const label = all === null ? text.inches(used) : text.control.used(text.inches(used), `${all}"`)
  return { points, label, barred }
}

const KINDS: { readonly [is: string]: ShownLine['kind'] } = { sight: 'sight', blocked: 'blocked' }

/** What a refusal shows on the table; margins are in hundredths of an inch. */
export function linesOf(
  refusal: Refusal | null,
  frame: Frame,
  { text }: Tongue,
): readonly ShownLine[] {
  return (refusal?.lines ?? []).map((line) => {
    const { from, to, is, margin } = line as unknown as {
      readonly from: { readonly x: number; readonly y: number }
      readonly to: { readonly x: number; readonly y: number }
      readonly is: string
      readonly margin?: number
    }
    const said = is === 'gap' ? text.control.tooNear : text.control.tooFar
    return {
      from: frame.point(from),
      to: frame.point(to),
      kind: KINDS[is] ?? 'gap',
      label: margin === undefined ? null : said(text.inches(margin / 100)),
    }
  })
}

/** What would follow from standing there: whom it touches, fire both ways, command. */
export function outlook(seen: Vf, unit: Unit, plan: Plan, tongue: Tongue): readonly string[] {
  // By the time of the next fire phase nobody has shot or been shot at.
  const then: Vf = { ...thenOf(seen, unit, plan), spent: [], attacked: [] }
  const moved = unitOf(then, unit.id)
  const { text, name } = tongue
  const { control } = text
  if (plan.doing === 'assault') return touching(then, moved, tongue)
  const enemies = enemiesOf(then, unit.side)
  const targets = enemies.filter((enemy) => canShoot(then, moved, enemy)).map(name)
  const threats = enemies.filter((enemy) => canShoot(then, enemy, moved)).map(name)
  return [
    targets.length > 0 ? control.couldShoot(text.list(targets)) : control.couldShootNobody,
    threats.length > 0 ? control.couldBeShot(text.list(threats)) : control.couldBeShotByNobody,
    ...(needsMessenger(then, moved) ? [control.outOfCommand] : []),
  ]
}

const WAYS = [false, true]

const canShoot = (then: Vf, { id }: Unit, at: Unit): boolean =>
  !isEngaged(then, at) &&
  WAYS.some((skirmish) => shotFault(then, { unit: id, skirmish }, at) === null)

/** How many figures of its front rank would be in contact, and with whom. (6.5) */
function touching(then: Vf, moved: Unit, { text, name }: Tongue): readonly string[] {
  const { formation, pose } = moved
  if (!pose) return []
  const { layout } = standingIn(then, moved, { formation, pose })
  return touchedAt(then, moved, footprintAt(layout, pose)).map(({ enemy, contact }) =>
    text.control.touches(countFigures(moved, ofFrontRank(contact.of).length), name(enemy)),
  )
}
