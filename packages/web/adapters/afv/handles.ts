import type { Ask } from '@grognard/kernel'
import { FACINGS, type Afv, type Side } from '@grognard/rules-afv'
import { FULL_TURN, type Handle } from '@grognard/table'
import type { Language } from '@grognard/toolkit'
import { handleAt, sideAsked, turnedTo } from './choices/context.ts'
import { choicesFor } from './choices/index.ts'
import { unitIn } from './ids.ts'
import { boardOf } from './layout/board.ts'
import { boundsOf } from './layout/bounds.ts'
import { sceneOf } from './scene.ts'
import { wordingIn } from './wording.ts'

/** How far from a unit its handles are: clear of what is drawn around it. */
const OFF = 1800

/** A round button on every side to which the selected unit may turn. */
export function handlesFor(
  seen: Afv,
  ask: Ask,
  subject: string,
  language: Language,
  nearest: Side = sideAsked(seen, ask),
): readonly Handle[] {
  const unit = unitIn(seen, subject)
  if (!unit || (ask.name !== 'move' && ask.name !== 'press on')) return []
  const wanted = new Set(
    choicesFor(seen, ask, language, nearest)?.flatMap(({ subject: own, on }) =>
      own === subject && on && 'handle' in on ? [on.handle] : [],
    ),
  )
  if (wanted.size === 0) return []
  const body = sceneOf(seen, language, nearest).bodies.find(({ id }) => id === subject)
  if (!body) return []
  const box = boundsOf(body)
  const board = boardOf(seen, nearest)
  const wording = wordingIn(language)
  return FACINGS.map((facing) => {
    const looks = board.looks(facing)
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const at =
      [
        { x: middle.x, y: box.y - OFF },
        { x: box.x + box.width + OFF, y: middle.y },
        { x: middle.x, y: box.y + box.height + OFF },
        { x: box.x - OFF, y: middle.y },
      ][looks] ?? middle
    return handleAt(facing, {
      x: Math.round(at.x),
      y: Math.round(at.y),
      facing: (looks * FULL_TURN) / 4,
      label: wording.text.choice.turn(turnedTo(wording, unit.facing, facing)),
    })
  }).filter(({ id }) => wanted.has(id))
}
