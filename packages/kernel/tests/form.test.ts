import { describe, expect, it } from 'vitest'
import { hasOnly, isObject, refuseForm, type Json } from '../index.ts'

const isPlace = (value: Json | undefined): boolean =>
  isObject(value) && hasOnly(value, 'x', 'y') && typeof value['x'] === 'number'

/** {way: [places], after?: a place} */
const kind = {
  name: 'march',
  expects: '{way, after?}',
  is: (answer: Json): answer is Json =>
    isObject(answer) &&
    hasOnly(answer, 'way', 'after') &&
    Array.isArray(answer['way']) &&
    answer['way'].every(isPlace) &&
    (answer['after'] === undefined || isPlace(answer['after'])),
}

const FORM = `'march' is answered by {way, after?}.`

describe('the form of an answer', () => {
  it('is refused by nothing where it is right', () => {
    expect(refuseForm(kind, { way: [{ x: 1 }], after: { x: 1, y: 2 } })).toBe(null)
  })

  it.each([
    ['at the top', { way: [], zone: 3 }, 'zone'],
    ['with nothing in it', { way: [], zone: null }, 'zone'],
    ['in a part', { way: [], after: { x: 1, facing: 0 } }, 'after.facing'],
    ['in a list', { way: [{ x: 1 }, { x: 2, z: 3 }] }, 'way[1].z'],
    ['that is full itself', { way: [], before: { x: 1, y: [1, { z: 2 }] } }, 'before'],
    ['with an odd name', JSON.parse('{"way":[],"__proto__":{"x":1}}') as Json, '__proto__'],
  ])('names a field too many %s', (_where, answer, field) => {
    expect(refuseForm(kind, answer)).toEqual({
      clause: null,
      code: 'answer-surplus',
      message: `'${field}' has no place in this answer: ${FORM}`,
      data: { ask: 'march', expects: '{way, after?}', fields: [field] },
    })
  })

  it('names several', () => {
    const refused = refuseForm(kind, { way: [{ x: 1, z: 2 }], zone: 3 })
    expect(refused?.data).toMatchObject({ fields: ['way[0].z', 'zone'] })
    expect(refused?.message).toContain(`'way[0].z' and 'zone' have no place`)
  })

  it.each([
    ['is missing', { zone: 3 }],
    ['holds something wrong', { way: [], after: { x: 'far' } }],
    ['holds something wrong beside one too many', { way: [], after: 7, zone: 3 }],
    ['is no object', 'way'],
  ])('says all of it where a field %s', (_what, answer) => {
    expect(refuseForm(kind, answer)).toMatchObject({ code: 'answer-form', message: FORM })
  })

  it('is not searched long, whatever comes', () => {
    const long = { way: Array.from({ length: 5000 }, () => ({ x: 1 })), zone: 3 }
    expect(refuseForm(kind, long)?.code).toBe('answer-form')
    let deep: Json = { way: [] }
    for (let i = 0; i < 50_000; i++) deep = { deep }
    expect(refuseForm(kind, deep)?.code).toBe('answer-form')
    const wide = Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`field ${i}`, i]))
    expect(refuseForm(kind, wide)?.code).toBe('answer-form')
  })
})
