import { expect, it } from 'vitest'
import {
  answer,
  interjectIn,
  newsFor,
  openHost,
  openTo,
  scripted,
  type Host,
  type Json,
} from '../index.ts'
import { picket } from '../picket/index.ts'

const units = [
  { side: 'red', lane: 0, men: 4 },
  { side: 'blue', lane: 0, men: 3 },
]
const orders = { red: 'advance', blue: 'hold' }

function opened(position: Json, dice: readonly number[]): Host {
  const begun = openHost(picket, { position, options: {} }, scripted(dice))
  if (!begun.ok) throw new Error(begun.refusal.message)
  return begun.value
}

it('an answer goes to what the seat is asked, and the dice that follow are thrown', () => {
  const host = opened({ units, phase: 'shooting', orders }, [4, 2])
  expect(answer(host, 'red', { unit: 0, at: 1 })).toBe(null)
  expect(newsFor(host, null).told.map(({ name }) => name)).toContain('shot')
  expect(openTo(host, 'blue')).toHaveLength(1)
})

it('an answer is refused as any other is, and the question stays open', () => {
  const host = opened({ units, phase: 'shooting', orders }, [4, 2])
  expect(answer(host, 'red', { unit: 1, at: 0 })).toMatchObject({ clause: 'picket:1' })
  expect(answer(host, 'red', { unit: 0, at: 1 })).toBe(null)
})

it('a seat that is not asked hears so; so does everybody when the battle is over', () => {
  const host = opened({ units, phase: 'shooting', orders }, [])
  expect(answer(host, 'blue', 'done')?.message).toBe("Nothing is asked of the seat 'blue'.")
  interjectIn(host, { kind: 'concede', by: 'red' })
  expect(answer(host, 'red', 'done')?.message).toBe('The battle is over.')
})

it('dice that the script lacks are told', () => {
  const host = opened({ units, phase: 'shooting', orders }, [])
  expect(answer(host, 'red', { unit: 0, at: 1 })).toMatchObject({ code: 'script-dice' })
})
