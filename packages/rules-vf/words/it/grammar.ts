// Articles, plurals and lists. After a unit's or brigade's name and a colon a sentence speaks of
// 'the unit' or 'the brigade', whatever the gender of the name.

import { italian, type Explained } from '@grognard/toolkit'
import type { FormationKind } from '../../formation.ts'
import { name, place } from './names.ts'
import { nouns } from './nouns.ts'
import { step } from './steps.ts'

export const called = (unit: string | number): string =>
  typeof unit === 'number' ? `Unità ${unit}` : name(unit)

const AFTER: { readonly [article: string]: string } = {
  il: 'l ',
  lo: 'llo ',
  la: 'lla ',
  "l'": "ll'",
  i: 'i ',
  gli: 'gli ',
  le: 'lle ',
}

const JOINED = { da: 'da', di: 'de', in: 'ne', su: 'su' } as const

/** A place or a name after a preposition, joined with its article: 'dalla pineta', 'da Foy'. */
export function joined(preposition: keyof typeof JOINED, proper: string): string {
  const known = place(proper)
  const there = known === proper ? name(proper) : known
  const [whole, article] = /^(?:(il|lo|la|i|gli|le) |l')/.exec(there) ?? []
  if (whole === undefined) return `${preposition} ${there}`
  return `${JOINED[preposition]}${AFTER[article ?? "l'"]}${there.slice(whole.length)}`
}

export const { listed } = italian

export const named = (propers: readonly string[]): string => listed(propers.map(name))

const counting =
  (one: string, many: string) =>
  (n: number): string =>
    italian.counted(n, one, many)

export const dadi = counting('dado', 'dadi')
export const perdite = counting('perdita', 'perdite')
export const sconfitte = counting('sconfitta', 'sconfitte')
export const modelli = counting('modello', 'modelli')
export const file = counting('fila', 'file')
export const ranghi = counting('rango', 'ranghi')
export const unita = counting('unità', 'unità')
export const elementi = counting('elemento', 'elementi')
export const punti = counting('punto', 'punti')

export const colpi = (n: number): string =>
  n === 0 ? 'nessun colpo a segno' : n === 1 ? '1 colpo a segno' : `${n} colpi a segno`

/** Hundredths of an inch as inches: 250 as 2,5". */
export const inches = (hundredths: number): string => `${italian.number(hundredths / 100)}"`

type Tested = {
  readonly faces: readonly number[]
  /** What a die must show. */
  readonly needs: number
  readonly modifier: Explained
}

/** ' −1 (scossa)', ' −2 (scossa −1, copertura leggera −1)'; nothing where nothing modifies it. */
export function modified({ value, steps }: Explained): string {
  const added = steps.flatMap(({ label, effect }) =>
    'add' in effect ? [{ label: step(label), add: effect.add }] : [],
  )
  const [first, ...more] = added
  if (!first) return ''
  const why =
    more.length === 0
      ? first.label
      : added.map(({ label, add }) => `${label} ${plainly(add)}`).join(', ')
  return ` ${plainly(value - (steps[0]?.after ?? 0))} (${why})`
}

const plainly = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** '5 +2 (cavalleria leggera), serve 4' */
export const thrown = ({ faces, needs, modifier }: Tested): string =>
  `${faces.join(' ')}${modified(modifier)}, serve ${needs}`

/** Said of a unit that has lost the last marker that made it shaken. */
export const STEADIED = ', e non è più scossa'

/** 'ne restano 2', of losses. */
export const stillLost = (left: number): string =>
  left === 0 ? 'non ne resta nessuna' : `ne ${left === 1 ? 'resta' : 'restano'} ${left}`

/** 'in colonna di marcia', 'aggiogata' */
export const formedAs = (kind: FormationKind): string =>
  kind === 'limbered' || kind === 'unlimbered'
    ? nouns.formation[kind]
    : `in ${nouns.formation[kind]}`
