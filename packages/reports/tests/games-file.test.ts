import { describe, expect, it } from 'vitest'
import { gameFrom, gameLine, headLine, refuseHead } from '../games-file.ts'
import { aGame, aStudy } from './games.ts'

const plan = {
  rulebook: 'picket',
  version: '1',
  scenario: 'stream',
  options: { long: false },
  players: { red: 'random', blue: 'random' },
  seed: '1',
}

describe('a file of finished battles', () => {
  it('gives back what was written into it', () => {
    const games = [
      aGame(1),
      aGame(7, {
        winner: 'red',
        turns: null,
        losses: [{ side: 'red', what: 'men', lost: 1.5, of: 8 }],
        thinking: { red: { decisions: 3, ms: 1.25 } },
        study: aStudy(
          [
            [1, 1],
            [0.5, 0.9],
          ],
          [
            {
              side: 'red',
              type: 'foot',
              units: 2,
              gone: 1,
              points: 10,
              lost: 5.5,
              inflicted: 2,
            },
          ],
        ),
      }),
    ]
    for (const game of games) expect(gameFrom(gameLine(game))).toEqual({ ok: true, value: game })
  })

  it('goes on under the same plan, whatever order its options were written in', () => {
    expect(refuseHead(headLine(plan), plan)).toBeNull()
    const two = { ...plan, options: { a: 1, b: 2 } }
    expect(refuseHead(headLine(two), { ...plan, options: { b: 2, a: 1 } })).toBeNull()
  })

  it.each([
    [{ seed: '2' }, 'it holds battles of another plan: the seed is there "2", here "1".'],
    [{ scenario: 'wings' }, 'the scenario is there "wings", here "stream".'],
    [{ rulebook: 'afv' }, 'the rulebook is there "afv", here "picket".'],
    [{ version: '0' }, `the rulebook's version is there "0", here "1".`],
    [{ options: { long: true } }, 'the options are there {"long":true}, here {"long":false}.'],
    [{ players: ['random', 'random'] }, 'the players are there ["random","random"], here {'],
  ])('of another plan is refused: %j', (other, sentence) => {
    expect(refuseHead(headLine({ ...plan, ...other }), plan)?.message).toContain(sentence)
  })

  it.each([
    ['', 'it is no file of finished battles.'],
    ['nonsense', 'it is no file of finished battles.'],
    ['{"format":"grognard-record","version":1}', 'it is no file of finished battles.'],
    ['{"format":"grognard-games","version":3}', 'line 1: version:'],
    ['{"format":"grognard-games","version":2}', `line 1: 'plan' is missing.`],
  ])('that is none is refused: %s', (line, sentence) => {
    expect(refuseHead(line, plan)?.message).toContain(sentence)
  })

  it('says what is wrong with a battle', () => {
    const said = (line: string) => {
      const game = gameFrom(line)
      return game.ok ? null : game.refusal.message
    }
    expect(said('{"number":')).toBe('this is no JSON.')
    expect(said(gameLine({ ...aGame(1), number: 0 }))).toContain('number:')
    expect(said('{}')).toContain(`'number' is missing`)
  })
})
