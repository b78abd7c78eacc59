import {
  give,
  interjectIn,
  isObject,
  isOver,
  kindOf,
  openHost,
  openTo,
  randomFrom,
  resume,
  save,
  seeded,
  seenBy,
  settle,
  type Host,
  type Json,
  type JsonObject,
  type Rulebook,
  type SavedBattle,
} from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { playable } from '../list.ts'

const all = await Promise.all(
  playable().map(async (book): Promise<[string, Rulebook]> => [
    book.id,
    await book.play.rulebook(),
  ]),
)

/** So many decisions of a battle that anybody might have made. */
function* played(rulebook: Rulebook, decisions: number, seed = 'saved'): Generator<Host, void> {
  const { position } = rulebook.scenarios[0]
  const opened = openHost(rulebook, { position, options: {} }, seeded(seed))
  if (!opened.ok) throw new Error(opened.refusal.message)
  const host = opened.value
  const random = randomFrom(seed)
  for (let i = 0; i < decisions; i++) {
    settle(host)
    if (isOver(host.course)) return
    yield host
    const seat = host.course.battle.seats.find(({ id }) => openTo(host, id).length > 0)?.id ?? ''
    const [open] = openTo(host, seat)
    if (!open) throw new Error('Nobody is asked anything.')
    const seen = seenBy(host.course, seat)
    const asked = kindOf(host.course, open.ask.name)
    const answer = random.pick(asked.candidates(seen, open.ask.args, 6, random))
    const refused = give(host, seat, open.number, answer)
    if (refused) throw new Error(refused.message)
  }
}

const through = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const savedAt = (rulebook: Rulebook, decisions: number): SavedBattle =>
  through(save([...played(rulebook, decisions)].at(-1) as Host))

type Path = readonly (string | number)[]

/** Every field of every record, and the first two items of every list. */
function* places(value: Json | undefined, path: Path = []): Generator<Path> {
  if (Array.isArray(value))
    for (const [i, item] of value.slice(0, 2).entries()) yield* places(item as Json, [...path, i])
  else if (isObject(value))
    for (const key of Object.keys(value)) {
      yield [...path, key]
      yield* places(value[key], [...path, key])
    }
}

const changedAt = (value: Json, [key, ...rest]: Path, to: Json | undefined): Json => {
  if (key === undefined) return to ?? null
  if (Array.isArray(value))
    return value.map((item: Json, i) => (i === key ? changedAt(item, rest, to) : item))
  const fields = value as JsonObject
  if (rest.length > 0 || to !== undefined)
    return { ...fields, [key]: changedAt(fields[key] ?? null, rest, to) }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))
}

const withBattle = (saved: SavedBattle, battle: Json): SavedBattle => ({
  ...saved,
  checkpoint: { ...saved.checkpoint, battle },
})

// What may be absent, or be called anything.
const FREE =
  /^(effects\.\d+\.(brigade|unit|leader|objective)$|terrain\.features|options|table\.terrain|fate\.\w+\.deck)\b|\.(setbacks|bends|unsaid)$/

describe.each(all)('a saved battle of %s', (_id, rulebook) => {
  it('has at every moment the form that it is read by', () => {
    let moments = 0
    for (const host of played(rulebook, 120)) {
      const battle = through(host.course.checkpoint) as unknown as Json
      expect(rulebook.refuseBattle?.(battle)).toBeNull()
      moments++
    }
    expect(moments).toBeGreaterThan(20)
  })

  it.each<[string, Json | undefined]>([
    ['a field left out', undefined],
    ['something else in a field', { rubbish: true }],
  ])(
    'with %s is refused in a sentence',
    (_what, to) => {
      const saved = savedAt(rulebook, 60)
      const { battle } = saved.checkpoint
      let refused = 0
      for (const path of places(battle)) {
        const where = path.join('.')
        if (FREE.test(where)) continue
        const read = resume(rulebook, withBattle(saved, changedAt(battle, path, to)))
        expect(read.ok, where).toBe(false)
        if (!read.ok) expect(read.misfit.refusal.message, where).toMatch(/\.$/)
        refused++
      }
      expect(refused).toBeGreaterThan(20)
    },
    60_000,
  )

  it('that says it led farther than it did is refused', () => {
    const saved = savedAt(rulebook, 60)
    const battle = { ...(saved.checkpoint.battle as JsonObject), turn: 2, lastTurn: 9 }
    for (const odd of [{ entries: 1e6 }, { told: 1e6 }]) {
      const read = resume(rulebook, {
        ...saved,
        checkpoint: { ...saved.checkpoint, battle, ...odd },
      })
      expect(read.ok).toBe(false)
    }
  })

  it('is corrected by the umpire only to what is still a battle', () => {
    const host = [...played(rulebook, 60)].at(-1) as Host
    const before = through(host.course.battle) as unknown as Json
    for (const path of places(before)) {
      const where = path.join('.')
      if (FREE.test(where)) continue
      const changes = [{ at: path, to: { rubbish: true } }]
      const said = { kind: 'correction', by: 'umpire', why: 'A test.', changes } as const
      expect(interjectIn(host, said)?.message, where).toMatch(/\.$/)
    }
    expect(through(host.course.battle)).toEqual(before)
  })
})
