import { testRulebook } from '@grognard/testkit'
import { describe } from 'vitest'
import { rf2 } from '../index.ts'

describe('random play', () => {
  testRulebook(rf2, { secretsFrom: [], few: 3 })
})
