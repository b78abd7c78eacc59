import { describe, expect, it } from 'vitest'
import { chiefOf, faultsOfSeats, hears, seatOf, seatsOf, sidesOf, type Seat } from '../index.ts'

const seat = (id: string, side: string, chief = false): Seat => ({ id, side, chief, player: id })
const seats = [seat('a', 'red', true), seat('b', 'red'), seat('c', 'blue', true)]

describe('seats', () => {
  it('belong to sides, each with a commander-in-chief', () => {
    expect(sidesOf({ seats })).toEqual(['red', 'blue'])
    expect(seatsOf({ seats }, 'red')).toEqual(['a', 'b'])
    expect(chiefOf({ seats }, 'red')).toBe('a')
    expect(seatOf({ seats }, 'b').side).toBe('red')
    expect(faultsOfSeats(seats)).toEqual([])
  })

  it('that are wrong are named', () => {
    expect(() => seatOf({ seats }, 'x')).toThrow(`no seat 'x'`)
    expect(() => chiefOf({ seats }, 'green')).toThrow('no commander-in-chief')
    expect(
      faultsOfSeats([...seats, seat('a', 'blue', true)]).map(({ message }) => message),
    ).toEqual([
      `The seat 'a' stands twice in the list.`,
      `The side 'blue' needs one commander-in-chief and has 2.`,
    ])
    expect(faultsOfSeats([seat('chance', 'red', true)])[0]?.message).toContain('No player')
    expect(faultsOfSeats([seat('a', 'red')])[0]?.message).toContain('has 0')
  })

  it('hear what is meant for them', () => {
    expect(hears('all', null)).toBe(true)
    expect(hears(['a'], 'a')).toBe(true)
    expect(hears(['a'], 'b')).toBe(false)
    expect(hears(['a'], null)).toBe(false)
  })
})
