import type { Ask } from '@grognard/kernel'
import type { Side, Vf } from '@grognard/rules-vf/functions'
import { useMemo } from 'preact/hooks'
import type { ControlProps } from '../adapter.ts'
import type { Setting } from '../inches/setting.ts'
import { certificates } from './certificate/index.ts'
import { frameFor } from './frame.ts'
import { sideAsked } from '../parts/names.ts'
import { wordingIn, type Wording } from './wording.ts'

/** What a control is given to show itself with; the same for as long as nothing is asked anew. */
export function useSetting({
  seen,
  ask,
  language,
}: Pick<ControlProps<Vf>, 'seen' | 'ask' | 'language'>): {
  readonly setting: Setting
  readonly wording: Wording
  readonly side: Side
} {
  const wording = wordingIn(language)
  const side = sideAsked(seen, ask)
  const setting = useMemo(() => settingFor(seen, ask, side, wording), [seen, ask, side, wording])
  return { setting, wording, side }
}

const settingFor = (seen: Vf, ask: Ask, side: Side, { inches, words }: Wording): Setting => ({
  rulebook: seen.options.edition,
  frame: frameFor(seen, side),
  words: inches,
  refusal: (refusal) => words.refusal(refusal),
  certificateOf: (answer) => certificates.ofAnswer(seen, ask, answer),
})
