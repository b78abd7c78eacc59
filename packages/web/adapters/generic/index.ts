import {
  randomFrom,
  type Ask,
  type Battle,
  type Json,
  type Rulebook,
  type SideId,
} from '@grognard/kernel'
import type { Livery, Scene } from '@grognard/table'
import { plainWords } from '@grognard/toolkit'
import type { Adapter, CardLine, Choice, Status } from '../adapter.ts'
import { inWords } from '../parts/label.ts'
import { Tree } from './tree.tsx'

/** So many answers are listed; where there are more, one may be written. */
const LISTED = 200

const NOTHING: Scene = { width: 0, height: 0, areas: [], features: [], bodies: [], links: [] }

/** Plays any rulebook: what it asks, what can be answered, and its data to be read. */
export function genericAdapter<B extends Battle, Seen>(
  given: Rulebook<B, Seen>,
  clauses: { readonly [id: string]: string } = {},
): Adapter<Seen> {
  const rulebook = given as unknown as Rulebook
  const kindOf = (ask: Ask) => rulebook.asks.find((kind) => kind.name === ask.name)
  const words = plainWords(rulebook, clauses)
  return {
    rulebook,
    clauses: Object.keys(clauses),
    words: () => words,
    scene: () => NOTHING,
    status: (seen) => statusOf(rulebook, seen),
    card: () => null,
    prompt: (_seen, ask) => {
      const expects = kindOf(ask)?.expects
      return expects === undefined ? ask.name : `${ask.name}: ${expects}`
    },
    choices: (seen, ask) => {
      const kind = kindOf(ask)
      if (!kind?.complete) return null
      const answers = kind.candidates(seen, ask.args, LISTED, randomFrom(''))
      return answers.length < LISTED ? answers.map(choiceOf) : null
    },
    controls: {},
    fight: () => null,
    about: () => [],
    hands: true,
    guided: null,
    builder: null,
    plain: Tree,
  }
}

const choiceOf = (answer: Json): Choice => ({
  answer,
  label: inWords(answer),
  detail: null,
  values: [],
  subject: null,
  on: null,
  grave: false,
  preview: null,
})

function statusOf(rulebook: Rulebook, seen: unknown): Status {
  const battle = seen as Battle
  const moment = Object.entries(rulebook.moment(battle))
  const plain = (title: string, text: string): CardLine => ({
    title,
    text,
    value: null,
    clause: null,
  })
  const sides = [...new Set(battle.seats.map(({ side }) => side))]
  const seatsOf = (side: SideId): string =>
    battle.seats
      .filter((seat) => seat.side === side)
      .map(({ id }) => id)
      .join(', ')
  const turn = moment
    .filter(([name]) => name !== 'phase')
    .map(([name, value]) => `${name} ${inWords(value)}`)
    .join(', ')
  return {
    turn,
    brief: turn,
    active: null,
    phases: moment
      .filter(([name]) => name === 'phase')
      .map(([, value]) => ({ name: inWords(value), present: true })),
    sides: sides.map((side, i) => ({
      side,
      livery: liveryOf(side, i),
      name: side,
      short: { score: side, lost: '', what: '' },
      lines: [plain(side, seatsOf(side))],
    })),
  }
}

const liveryOf = (side: SideId, place: number): Livery =>
  side === 'red' || side === 'blue' ? side : place % 2 === 0 ? 'red' : 'blue'
