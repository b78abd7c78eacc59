import type { Ask } from '@grognard/kernel'
import type { Side, Vf } from '@grognard/rules-vf/functions'
import type { Language } from '@grognard/toolkit'
import type { Choice } from '../../adapter.ts'
import { frameFor } from '../frame.ts'
import { sideAsked } from '../../parts/names.ts'
import { wordingIn } from '../wording.ts'
import { cardChoices, initiativeChoices } from './cards.ts'
import type { Asked } from './context.ts'
import { occupyChoices, shareChoices, standChoices, supportChoices, unitChoices } from './melee.ts'
import { againChoices, commandChoices, leaderChoices } from './orders.ts'
import {
  brigadeChoices,
  edgeChoices,
  pointChoices,
  reinforceChoices,
  riddenChoices,
  sideChoices,
} from './setting-up.ts'

const CHOICES: { readonly [ask: string]: (asked: Asked) => readonly Choice[] } = {
  edge: edgeChoices,
  objective: pointChoices,
  'deploy brigade': brigadeChoices,
  first: sideChoices,
  fate: cardChoices,
  card: cardChoices,
  initiative: initiativeChoices,
  command: commandChoices,
  leader: leaderChoices,
  'assault again': againChoices,
  'melee support': supportChoices,
  'in turn': unitChoices,
  'share losses': shareChoices,
  reinforce: reinforceChoices,
  'moved over': riddenChoices,
  'stand or retreat': standChoices,
  'occupy won': occupyChoices,
}

/** All there is to choose from at an ask; null for those that are left to a control. */
export function choicesFor(
  seen: Vf,
  ask: Ask,
  language: Language,
  nearest: Side | undefined,
): readonly Choice[] | null {
  const side = sideAsked(seen, ask)
  const asked = {
    seen,
    ask,
    side,
    frame: frameFor(seen, nearest ?? side),
    wording: wordingIn(language),
  }
  return CHOICES[ask.name]?.(asked) ?? null
}
