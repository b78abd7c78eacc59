import type { Side, Unit, Vf } from '@grognard/rules-vf/functions'
import { bodyIn, situationOf } from '@grognard/rules-vf/functions'
import type { Language } from '@grognard/toolkit'
import type { Desk as InchesDesk } from '../../inches/certificate/drawn.ts'
import type { Standing } from '../../inches/measuring/ruler.ts'
import { frameFor } from '../frame.ts'
import { sceneOf } from '../scene.ts'
import { wordingIn, type Wording } from '../wording.ts'

/** What certificates of Valour & Fortitude are written with. */
export type Desk = InchesDesk & {
  readonly seen: Vf
  readonly side: Side
  readonly language: Language
  readonly wording: Wording
}

export function deskFor(seen: Vf, language: Language): Desk {
  const side = seen.seats.find(({ id }) => id === seen.you)?.side === 'blue' ? 'blue' : 'red'
  const wording = wordingIn(language)
  return {
    seen,
    side,
    language,
    wording,
    frame: frameFor(seen, side),
    words: wording.inches,
    scene: sceneOf(seen, language, side),
  }
}

export const standingUnit = ({ seen, wording }: Desk, unit: Unit): Standing => ({
  name: wording.name(unit),
  body: bodyIn(situationOf(seen), unit.id),
})
