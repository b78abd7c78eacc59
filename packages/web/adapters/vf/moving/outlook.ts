import { ofFrontRank } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import {
  bodyIn,
  caseOf,
  countFigures,
  enemiesOf,
  footprintAt,
  gapOfBodies,
  isEngaged,
  needsMessenger,
  shotFault,
  situationOf,
  standingIn,
  touchedAt,
  unitOf,
  type Matter,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Outlook as OutlookOn } from '../../inches/moving/outlook.tsx'
import type { Wording } from '../wording.ts'
import { imaginedBy, thenOf, type Plan } from './plan.ts'

type Outlook = OutlookOn<Matter>

/** What would follow from standing there: whom it touches, fire both ways, command. */
export function outlook(seen: Vf, unit: Unit, plan: Plan, wording: Wording): readonly Outlook[] {
  const then = thenOf(seen, unit, plan)
  const moved = unitOf(then, unit.id)
  if (plan.doing === 'assault') return touching(then, moved, wording)
  const { control } = wording.text
  return [
    ...shooting(then, moved, wording),
    ...(needsMessenger(then, moved) ? [{ sentence: control.outOfCommand, shown: [] }] : []),
  ]
}

/** What a link to a certificate of it carries. */
export const outlookCase = (seen: Vf, unit: Unit, plan: Plan, matter: Matter): Json =>
  caseOf(seen, matter, imaginedBy(seen, unit, plan))

const WAYS = [false, true]

const canShoot = (then: Vf, { id }: Unit, at: Unit): boolean =>
  !isEngaged(then, at) &&
  WAYS.some((skirmish) => shotFault(then, { unit: id, skirmish }, at) === null)

/** Whom it could shoot at, and who at it; where that is nobody, why not even the nearest. (5.1) */
function shooting(then: Vf, moved: Unit, { text, inches, name }: Wording): readonly Outlook[] {
  const { control, list } = text
  const could = inches.control
  const enemies = enemiesOf(then, moved.side).filter(({ id }) => situationOf(then).bodies[id])
  const targets = enemies.filter((enemy) => canShoot(then, moved, enemy))
  const threats = enemies.filter((enemy) => canShoot(then, enemy, moved))
  const near = targets.length * threats.length === 0 ? nearestOf(then, moved, enemies) : []
  return [
    {
      sentence:
        targets.length > 0 ? could.couldShoot(list(targets.map(name))) : could.couldShootNobody,
      shown: (targets.length > 0 ? targets : near).map((enemy) => ({
        title: control.fireAt(name(enemy)),
        matter: { about: 'shot', unit: moved.id, target: enemy.id },
      })),
    },
    {
      sentence:
        threats.length > 0 ? could.couldBeShot(list(threats.map(name))) : could.couldBeShotByNobody,
      shown: (threats.length > 0 ? threats : near).map((enemy) => ({
        title: control.fireBy(name(enemy)),
        matter: { about: 'shot', unit: enemy.id, target: moved.id },
      })),
    },
  ]
}

function nearestOf(then: Vf, moved: Unit, enemies: readonly Unit[]): readonly Unit[] {
  const situation = situationOf(then)
  const here = bodyIn(situation, moved.id)
  const far = enemies.map((enemy) => gapOfBodies(here, bodyIn(situation, enemy.id)).length)
  const nearest = enemies[far.indexOf(Math.min(...far))]
  return nearest ? [nearest] : []
}

/** How many figures of its front rank would be in contact, and with whom. (6.5) */
function touching(then: Vf, moved: Unit, { text, name }: Wording): readonly Outlook[] {
  const { formation, pose } = moved
  if (!pose) return []
  const { layout } = standingIn(then, moved, { formation, pose })
  return touchedAt(then, moved, footprintAt(layout, pose)).map(({ enemy, contact }) => ({
    sentence: text.control.touches(
      countFigures(moved, ofFrontRank(contact.of).length),
      name(enemy),
    ),
    shown: [
      {
        title: text.control.contactWith(name(enemy)),
        matter: { about: 'contact', unit: moved.id, target: enemy.id },
      },
    ],
  }))
}
