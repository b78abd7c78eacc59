import { readFileSync } from 'node:fs'
import type { BattleRecord } from '@grognard/kernel'

/** The record of a golden battle: 'sahagun', 'vf1/sahagun'. */
export function golden(path: string): BattleRecord {
  const text = readFileSync(new URL(`../golden/${path}.json`, import.meta.url), 'utf8')
  return (JSON.parse(text) as { readonly record: BattleRecord }).record
}
