import { vfNouns } from '../words.ts'
import { fateDeedsIn } from '../words/fate-deeds.ts'
import type { Rank } from '../battle.ts'
import { SHEET_NAMES, SHEETS, type Numbers, type SheetName } from '../numbers.ts'
import { capital, type Language } from '@grognard/toolkit'
import type { EntryText } from '@grognard/toolkit'

type Table = NonNullable<EntryText['table']>
type RulesOf = Numbers['rulesOf']

/** The rows of an army sheet, as the rules have them. (1.5) */
export function profiles(
  numbers: Numbers,
  sheet: SheetName,
  language: Language,
  head: Table['head'],
): Table {
  const nouns = vfNouns[language]
  return {
    head,
    rows: SHEETS[sheet].profiles.map((profile) => {
      const { title, figures, weapon, fire, melee, tenacity, specials, points } = profile
      const [least, most] = figures
      const range = numbers.rangeOf(profile)
      return [
        nouns.profile[title] ?? title,
        least === most ? `${least}` : `${least}-${most}`,
        `${nouns.weapon[weapon] ?? weapon}${range > 0 ? ` (${range}")` : ''}`,
        fire > 0 ? `${fire}` : '-',
        `${melee}`,
        `${tenacity}`,
        specials.map((name) => nouns.special[name]).join(', '),
        `${points}`,
      ]
    }),
  }
}

/** Fate cards of a table, with what each does in a sentence. */
export const cards = (
  sheet: SheetName,
  language: Language,
  head: Table['head'],
  numbers: Numbers,
  played: readonly (readonly [rank: Rank, when: string])[],
): Table => {
  const { shared, ...own } = fateDeedsIn(language, numbers)
  return {
    head,
    rows: played.map(([rank, when]) => [
      vfNouns[language].rank[rank],
      vfNouns[language].card[sheet][rank],
      when,
      shared[rank] ?? own[sheet][rank] ?? '',
    ]),
  }
}

/** What each kind of feature is, by the rules' own list. (T.1) */
export function kinds(
  numbers: Numbers,
  language: Language,
  head: Table['head'],
  rows: readonly (readonly [title: string, ...Parameters<RulesOf>])[],
): Table {
  const { terrainRule } = vfNouns[language]
  return {
    head,
    rows: rows.map(([title, kind, ways]) => [
      title,
      numbers
        .rulesOf(kind, ways)
        .map((rule) => terrainRule[rule])
        .join(', '),
    ]),
  }
}

/** How far the units of one row shoot. (1.5) */
export function rangeOf(numbers: Numbers, row: string): number {
  const profiles = SHEET_NAMES.flatMap((sheet) => SHEETS[sheet].profiles)
  const profile = profiles.find(({ name }) => name === row)
  return profile ? numbers.rangeOf(profile) : 0
}

/** How far each weapon shoots; where one has several ranges, by the units that have them. (5.1.1) */
export function weapons(
  numbers: Numbers,
  language: Language,
  head: Table['head'],
  words: { readonly skirmishers: string; readonly carbines: string },
): Table {
  const nouns = vfNouns[language]
  const shooting = SHEET_NAMES.flatMap((sheet) => SHEETS[sheet].profiles)
    .map((profile) => ({ ...profile, range: numbers.rangeOf(profile) }))
    .filter(({ range }) => range > 0)
  const named = shooting.map(({ weapon, range, title }) => {
    const isOne = shooting.every((other) => other.weapon !== weapon || other.range === range)
    const plain = nouns.weapon[weapon] ?? weapon
    return [isOne ? plain : `${plain}, ${nouns.profile[title] ?? title}`, range] as const
  })
  const all = [...new Map(named)].toSorted(([, a], [, b]) => a - b)
  return {
    head,
    rows: [
      ...all.map(([name, range]) => [name, `${range}"`]),
      [words.skirmishers, `+${numbers.skirmish}"`],
      [words.carbines, `${numbers.carbine.range}"`],
    ],
  }
}

const inches = (n: number | null | undefined): string => (n ? `${n}"` : '-')

/** Move distances by arm and formation. (6.3.1) */
export function moves(
  numbers: Numbers,
  language: Language,
  head: Table['head'],
  words: { readonly horse: string; readonly slow: string; readonly linear: string },
): Table {
  const { arm, formation } = vfNouns[language]
  const { move, open, square, horseGuns, slow } = numbers
  const foot = (kind: keyof typeof formation, n: number): readonly string[] => [
    capital(`${arm.infantry}, ${formation[kind]}`),
    inches(n),
  ]
  const guns = (kind: 'limbered' | 'unlimbered', title: string, n: number | undefined) => [
    capital(`${title}, ${formation[kind]}`),
    inches(n),
  ]
  return {
    head,
    rows: [
      foot('line', move.line),
      foot('attack column', move['attack column']),
      [words.linear, inches(move.linear)],
      foot('march column', move['march column']),
      foot('open order', open.infantry),
      foot('square', square),
      [capital(arm.cavalry), inches(move.cavalry)],
      guns('limbered', arm.artillery, move.limbered),
      guns('unlimbered', arm.artillery, move.unlimbered),
      guns('limbered', words.horse, horseGuns.limbered),
      guns('unlimbered', words.horse, horseGuns.unlimbered),
      guns('limbered', words.slow, slow.limbered),
      guns('unlimbered', words.slow, slow.unlimbered),
    ],
  }
}
