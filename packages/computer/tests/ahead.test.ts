import {
  cloneOf,
  courseAt,
  kindOf,
  knowledgeOf,
  put,
  randomFrom,
  randomPlayer,
  seenBy,
  type Ask,
  type Course,
  type Question,
} from '@grognard/kernel'
import { picket } from '@grognard/kernel/picket'
import { describe, expect, it } from 'vitest'
import { lookAhead, type LookAhead } from '../ahead.ts'
import { budgetOf } from '../budget.ts'

type Picket = ReturnType<typeof picket.view>

const menOf = ({ units }: Picket, side: string) =>
  units.reduce((men, unit) => men + (unit.side === side ? unit.men : 0), 0)

const how: LookAhead<Picket, Picket> = {
  rulebook: picket,
  worth: (seen) => menOf(seen, 'red') - menOf(seen, 'blue'),
  decide: ({ kind, ...question }) => kind.pass ?? randomPlayer({ kind, ...question }),
  most: 200,
  samples: 4000,
}

/** Red and blue advance and have drawn; red shoots. */
function toShoot(): Course<Picket> {
  const begun = picket.setUp({ position: picket.scenarios[0].position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  const course = courseAt(picket, begun.value)
  for (const seat of ['red', 'blue']) put(course, { seat, ask: 'order', answer: 'advance' })
  for (const card of ['volley', 'cover']) put(course, { seat: 'chance', ask: 'draw', answer: card })
  return course
}

function questionOf(course: Course<Picket>, seat: string): Question {
  const ask = course.asks[0] as Ask
  return {
    seat,
    ask,
    kind: kindOf(course, ask.name),
    seen: seenBy(course, seat),
    random: randomFrom('ahead'),
    knowledge: () => knowledgeOf(course, seat),
  }
}

const shot = { unit: 0, at: 0 + 4 }

describe('looking one activity ahead', () => {
  it('follows every throw: four men who need a four bring two hits', () => {
    const course = toShoot()
    const found = lookAhead(questionOf(course, 'red'), ['done', shot], how, budgetOf(100))
    expect(found?.map(({ answer, exact }) => ({ answer, exact }))).toEqual([
      { answer: shot, exact: true },
      { answer: 'done', exact: true },
    ])
    expect(found?.[0]?.worth).toBeCloseTo(2, 12)
    expect(found?.[1]?.worth).toBe(0)
  })

  it('samples where there are too many throws, comes near, and says so', () => {
    const course = toShoot()
    const rough = { ...how, most: 2 }
    const found = lookAhead(questionOf(course, 'red'), [shot], rough, budgetOf(100))
    expect(found?.[0]?.exact).toBe(false)
    expect(found?.[0]?.worth).not.toBe(2)
    expect(found?.[0]?.worth).toBeCloseTo(2, 1)
  })

  it('looks at no more answers once the budget is spent', () => {
    const course = toShoot()
    // One for the answer, five for none to four hits.
    const found = lookAhead(questionOf(course, 'red'), [shot, 'done'], how, budgetOf(6))
    expect(found?.map(({ answer }) => answer)).toEqual([shot])
  })

  it('leaves the battle it thinks about alone', () => {
    const course = toShoot()
    const before = JSON.stringify(course.battle)
    lookAhead(questionOf(course, 'red'), ['done', shot], how, budgetOf(100))
    expect(JSON.stringify(course.battle)).toBe(before)
    expect(course.trail).toEqual([])
  })

  it('finds the same whatever the enemy really holds', () => {
    const course = toShoot()
    const other = cloneOf(course)
    other.checkpoint = {
      ...course.checkpoint,
      holdings: {
        ...course.checkpoint.holdings,
        blue: {
          count: 1,
          hand: { volley: 0, cover: 0, feint: 1 },
          played: { volley: 0, cover: 0, feint: 0 },
        },
      },
    }
    const again = courseAt(picket, other.checkpoint)
    const covering = {
      ...how,
      decide: ({ kind, seen, ask, random }: Question) =>
        kind.candidates(seen, ask.args, 9, random).at(-1) ?? false,
    }
    const answers = ['done', shot]
    const [here, there] = [course, again].map((at) =>
      lookAhead(questionOf(at, 'red'), answers, covering, budgetOf(100)),
    )
    expect(here).toEqual(there)
  })
})
