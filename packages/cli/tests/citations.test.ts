import { describe, expect, it } from 'vitest'
import { citationsIn } from '../citations/citations.ts'
import { tokensOf } from '../citations/tokens.ts'

const cited = (file: string, source: string) =>
  citationsIn(file, source, ['a', 'b2']).map(({ id, line }) => `${id} ${line}`)

const inTest = (source: string) => cited('packages/x/tests/x.test.ts', source)
const inCode = (source: string) => cited('packages/x/x.ts', source)

describe('a test cites', () => {
  it.each([
    [`it('a:1 is done', () => {})`, ['a:1 1']],
    [`test("b2:8.1.5 halves", () => {})`, ['b2:8.1.5 1']],
    ['describe(`a:army.pike-and-musket and a:2`, () => {})', ['a:army.pike-and-musket 1', 'a:2 1']],
    [`it.only('a:1, a:2; and a:1 again.')`, ['a:1 1', 'a:2 1']],
    [`it.each([['a:9', ')']])('a:1 with %s', () => {})`, ['a:1 1']],
    [`it.each<Case<(x: 1) => 2>>(cases)(\n'a:1 with %s', () => {})`, ['a:1 1']],
    ['it.each`x | y\n${1} | ${f(")")}\n`("a:1 $x", () => {})', ['a:1 1']],
    [`test.for([1, 2])('a:1', () => {})`, ['a:1 1']],
    [`rule('a:1 holds', { not: ['b2'] }, () => {})`, ['a:1 1']],
    ['\n\nit(`${name} by a:1 or ${"a:2"}`, () => {})', ['a:1 3', 'a:2 3']],
    [`it('a:1 ' +\n 'and a:2', { timeout: 'a:3' }, () => {})`, ['a:1 1', 'a:2 1']],
  ])('what its title names: %s', (source, expected) => {
    expect(inTest(source)).toEqual(expected)
  })

  it.each([
    [`it('aa:1 ba:1 x:a:1 x-a:1 x.a:1')`],
    [`// it('a:1')\n/* it('a:1') */`],
    ['const fixture = `it("a:1")`'],
    [`it.skip('a:1')\ntest.todo('a:1')\ndescribe.skip('a:1')`],
    [`expect(it).toBe('a:1'); x.it('a:1'); await('a:1')`],
    [`it('does', () => { clause('a:1') })`],
  ])('nothing that it only mentions: %s', (source) => {
    expect(inTest(source)).toEqual([])
  })

  it('an id whole: a longer one is another clause', () => {
    expect(inTest(`it('a:4.1 shows')`)).toEqual(['a:4.1 1'])
    expect(inTest(`it('by a:4. And so on')`)).toEqual(['a:4 1'])
  })
})

describe('code cites', () => {
  it('what it calls clause with', () => {
    expect(inCode(`f(clause('a:1'))\n\nx = clause("zz:9", y)`)).toEqual(['a:1 1', 'zz:9 3'])
    expect(inCode("`(${clause('a:1')}) ${{ a: clause(`a:2`) }}`")).toEqual(['a:1 1', 'a:2 1'])
  })

  it('nothing in a comment, a text, or by another name', () => {
    expect(inCode(`// clause('a:1')\n"clause('a:1')"; subclause('a:1'); it('a:1')`)).toEqual([])
  })
})

describe('taking a program apart', () => {
  const texts = (source: string) =>
    tokensOf(source)
      .filter(({ kind }) => kind === 'text')
      .map(({ text }) => text)

  it('is not led astray by quotes in patterns and comments', () => {
    expect(texts(`x = /['"\`/]/g; y = 'a'`)).toEqual(['a'])
    expect(texts(`return /'/.test(x) ? 'a' : "b" // don't`)).toEqual(['a', 'b'])
    expect(texts(`x = (1 + 2) / 3 / y; z = 'a'`)).toEqual(['a'])
    expect(texts(`'it\\'s' + "a \\"b\\""`)).toEqual([`it\\'s`, `a \\"b\\"`])
  })

  it('counts lines through comments and templates', () => {
    const tokens = tokensOf('/* 1\n2 */ a\n`3\n${\nb}\n5` c')
    expect(
      tokens.filter(({ kind }) => kind === 'word').map(({ text, line }) => text + line),
    ).toEqual(['a2', 'b5', 'c6'])
  })
})
