// Exact odds against samples. `npm run odds-check` takes a million and tells what it found.

import { appendFileSync } from 'node:fs'
import { agreementOf, exactOdds, sampledOdds } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { afvOdds } from '../index.ts'
import { situations } from './odds-situations.ts'

const SAMPLES = Number(process.env['GROGNARD_ODDS_SAMPLES'] ?? 10_000)
const REPORT = process.env['GROGNARD_ODDS_REPORT']
const ENOUGH = 100_000
const MINUTES = 60_000
const ALL_BUT_NEVER = 5

describe('A Fine Victory!: exact odds agree with so many throws', () => {
  const looked = situations.filter(({ slow }) => !slow || REPORT !== undefined)

  it.each(looked)(
    '$kind',
    ({ kind, course, plan }) => {
      const exact = exactOdds(course(), plan, afvOdds, { most: ENOUGH })
      if (!exact) throw new Error('There are too many throws to follow.')
      const sampled = sampledOdds(course(), plan, afvOdds, { samples: SAMPLES, seed: kind })
      const values = agreementOf(exact, sampled)
      if (REPORT !== undefined)
        appendFileSync(
          REPORT,
          `${JSON.stringify({ book: 'A Fine Victory!', kind, throws: exact.count, samples: SAMPLES, values })}\n`,
        )
      expect(values.length).toBeGreaterThan(1)
      for (const { consequence, value, sigma, chance, share } of values)
        expect(
          sigma,
          `${JSON.stringify(consequence)} ${value}: ${chance} and ${share}`,
        ).toBeLessThan(ALL_BUT_NEVER)
    },
    10 * MINUTES,
  )
})
