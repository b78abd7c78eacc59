import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { grognard, someFile } from './running.ts'

// Written for version 1 of Valour & Fortitude, in which one unit lent brigade support: a script
// that chooses such fights, and one whose position has chosen them. The stories are of then.

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`./earlier/${name}`, import.meta.url))

type Script = {
  readonly answers: readonly { readonly ask: string; readonly answer: unknown }[]
  readonly [part: string]: unknown
}

const scriptOf = (name: string): Script =>
  JSON.parse(readFileSync(fileOf(`${name}.script.json`), 'utf8')) as Script

describe('a script written for an earlier version', () => {
  it.each(['vf2-melee', 'vf2-fights'])('vf2:8.2.3 is refereed as then: %s', async (name) => {
    expect(JSON.stringify(scriptOf(name))).toMatch(/"support":\[\],"brigade":\d/)
    const { status, out, err } = await grognard('referee', fileOf(`${name}.script.json`))
    expect([status, err]).toEqual([0, ''])
    expect(`${out.join('\n')}\n`).toBe(readFileSync(fileOf(`${name}.story.txt`), 'utf8'))
  })

  it('vf2:8.2.3 is asked for odds as one of today', async () => {
    const { answers, dice: _dice, cards: _cards, ...rest } = scriptOf('vf2-melee')
    const asked = answers.slice(0, 2)
    const now = asked.map((said) => ({
      ...said,
      answer: JSON.parse(
        JSON.stringify(said.answer).replaceAll(/"brigade":(\d)/g, '"brigade":[$1]'),
      ) as unknown,
    }))
    expect(now).not.toEqual(asked)
    const oddsFor = async (of: unknown) => {
      const script = { ...rest, answers: [], odds: [{ of, until: 1 }] }
      const { status, out } = await grognard(
        'odds',
        someFile(script),
        '--most',
        '500',
        '--samples',
        '50',
      )
      return [status, ...out]
    }
    expect(await oddsFor(asked)).toEqual(await oddsFor(now))
    expect((await oddsFor(asked))[0]).toBe(0)
  })
})
