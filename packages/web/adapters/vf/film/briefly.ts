import type { Told } from '@grognard/kernel'
import type { Explained, Language } from '@grognard/toolkit'
import { filmWords } from '../words/film.ts'
import { wordingIn } from '../wording.ts'

type Attacked = {
  readonly kind: 'fire' | 'melee'
  readonly unit: string
  readonly at: string
  readonly support: readonly string[]
  readonly dice: readonly unknown[]
  readonly hits: number
}

type Lost = {
  readonly unit: string
  readonly losses: number
  readonly total: number
  readonly tenacity: Explained
  readonly shaken: boolean
  readonly near: string | null
}

/** An attack and its losses in few words: what its dice show and needed is seen beside them. */
export function briefly(told: Told, language: Language): string | null {
  const { name, data } = told
  switch (name) {
    case 'attack':
      return attacked(data as unknown as Attacked, language)
    case 'activates-itself':
      return filmWords(language).byItself(wordingIn(language).words.name(String(data['brigade'])))
    case 'losses-halved':
      return halved(data['losses'] as unknown as Explained, language)
    case 'valour':
      return tested(data as unknown as Tested, language)
    case 'routs':
      return routed(data as unknown as Routed, language)
    case 'losses':
      return lost(data as unknown as Lost, language)
    default:
      return inTenths(told, language)
  }
}

/** Inches as they stand beside whoever goes: to a tenth. */
function inTenths(told: Told, language: Language): string | null {
  const { hundredths } = told.data
  if (typeof hundredths !== 'number') return null
  const data = { ...told.data, hundredths: Math.round(hundredths / 10) * 10 }
  return wordingIn(language).words.sentence({ ...told, data })
}

function attacked({ kind, unit, at, support, dice, hits }: Attacked, language: Language): string {
  const { words, text } = wordingIn(language)
  const others = [...new Set(support)].filter((one) => one !== unit)
  const helping = others.map((one) => words.name(one))
  const helped = helping.length === 0 ? null : text.list(helping)
  const said = filmWords(language)[kind === 'fire' ? 'fires' : 'strikes']
  return said(words.name(unit), words.name(at), helped, dice.length, hits)
}

/** Why fewer are lost than were hit; how many, is said with the losses. */
function halved({ steps }: Explained, language: Language): string {
  const { words, text } = wordingIn(language)
  const by = steps.filter(({ effect, idle }) => 'halve' in effect && !idle)
  return filmWords(language).halved(text.list(by.map((one) => words.step(one))))
}

type Tested = {
  readonly unit: string
  readonly faces: readonly number[]
  readonly failed: number
  readonly passed: boolean
}

/** What the dice show and needed lies beside them. */
function tested({ unit, faces, failed, passed }: Tested, language: Language): string {
  return filmWords(language).valourOf(
    wordingIn(language).words.name(unit),
    faces.length,
    failed,
    passed,
  )
}

type Routed = {
  readonly unit: string
  readonly cause: string
  readonly brigade: string
  readonly left: number
  readonly all: number
}

/** After a failed test it goes without saying why; any other cause is told in full. */
function routed({ unit, cause, brigade, left, all }: Routed, language: Language): string | null {
  if (cause !== 'valour') return null
  const { name } = wordingIn(language).words
  return filmWords(language).routs(name(unit), name(brigade), left, all)
}

/** Whatever more there is to them is said in full. */
function lost({ unit, losses, total, tenacity, shaken, near }: Lost, language: Language) {
  if (shaken || near !== null) return null
  const { words } = wordingIn(language)
  return filmWords(language).loses(words.name(unit), losses, total, tenacity.value)
}
