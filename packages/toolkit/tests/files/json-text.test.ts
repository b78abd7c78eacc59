import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson } from '../../files/json-text.ts'

const broken = (text: string) => {
  const read = readJson(text)
  return read.ok ? 'read' : `${read.line}:${read.column} ${read.why}`
}

describe('reading JSON', () => {
  it('reads whatever can be written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('', ' ', '\t', '\r\n'), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        fc.pre(!text.includes('"__proto__"'))
        expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown })
      }),
      { numRuns: 500 },
    )
  })

  it('agrees with the engine on what is no JSON', () => {
    const piece = fc.constantFrom(
      ...'{ } [ ] , : "a" "b" " 1 - 0 . e E+ true nul null \\ \\u12 x 1e5 01 "\\n"'.split(' '),
      ' ',
      '\n',
      '\u2028',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('')
        const read = readJson(text)
        let value: unknown
        try {
          value = JSON.parse(text)
        } catch {
          expect(read.ok).toBe(false)
          return
        }
        if (!read.ok) expect(read.why).toMatch(/a second time|too large/)
        else expect(read.value).toEqual(value)
      }),
      { numRuns: 5000 },
    )
  })

  it.each([
    ['', '1:1 there is nothing in it'],
    [' \n ', '2:2 there is nothing in it'],
    ['{"a": [1, 2', `1:12 a comma or ']' is needed here, not the end of the file`],
    ['{\n  "a": 1,\n  "b"', '3:6 a colon is needed here, not the end of the file'],
    ['{"a": "never', '1:13 the text in quotes is broken by the end of the file'],
    ['{"a": "new\nline"}', '1:11 the text in quotes is broken by the end of the line'],
    ['{"a": 1,}', `1:9 a key in double quotes is needed here, not '}'`],
    ["{'a': 1}", `1:2 a key in double quotes is needed here, not '''`],
    ['[1, 2,]', `1:7 a value is needed here, not ']'`],
    ['[1 2]', `1:4 a comma or ']' is needed here, not '2'`],
    ['[1]\n]', `2:1 the end is needed here, not ']'`],
    ['\u0000\u0001', '1:1 a value is needed here, not the character 0'],
    ['"\\q"', '1:1 a backslash in this text stands before something it cannot'],
    ['[1e999]', '1:2 the number is too large'],
  ])('names the place where %j breaks off', (text, expected) => {
    expect(broken(text)).toBe(expected)
  })

  it('skips the mark that some editors put first', () => {
    expect(readJson('\uFEFF[1]')).toEqual({ ok: true, value: [1] })
    expect(broken('\uFEFF[x]')).toBe(`1:2 a value is needed here, not 'x'`)
  })

  it('refuses a key that stands twice, which two readers could read differently', () => {
    expect(broken('{"a": 1, "b": {"a": 2}, "a": 3}')).toBe(
      `1:25 the key 'a' stands here a second time`,
    )
  })

  it('refuses a key that would change what an object inherits', () => {
    expect(broken('{"a": {"__proto__": {"x": 1}}}')).toContain(`nothing may be called '__proto__'`)
    expect(broken('{"\\u005f_proto__": 1}')).toContain(`nothing may be called '__proto__'`)
    expect(readJson('{"constructor": 1, "toString": 2}').ok).toBe(true)
  })

  it('refuses what is nested deeper than any battle, however deep', () => {
    const nested = (n: number) => `${'['.repeat(n)}${']'.repeat(n)}`
    expect(readJson(nested(200)).ok).toBe(true)
    expect(broken(nested(201))).toBe('1:201 it is nested deeper than 200 levels')
    expect(broken('{"a":'.repeat(100_000))).toContain('nested deeper')
    expect(broken('['.repeat(1_000_000))).toContain('nested deeper')
  })
})
