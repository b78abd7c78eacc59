import type { Unit, Vf } from '@grognard/rules-vf/computing'
import { useEffect, useState } from 'preact/hooks'
import type { Tongue } from '../tongue.ts'
import { isEmpty, type Plan } from './plan.ts'
import { outlook, type Outlook } from './outlook.ts'

const NOTHING: readonly Outlook[] = []
/** Milliseconds for which a hand must rest: sight lines to everybody take longer than a frame. */
const REST = 120

/** What would follow from a plan, as soon as the hand rests. */
export function useOutlook(
  seen: Vf,
  unit: Unit | null,
  plan: Plan | null,
  tongue: Tongue,
): readonly Outlook[] {
  const [lines, setLines] = useState(NOTHING)
  useEffect(() => {
    setLines(NOTHING)
    if (!unit || !plan || isEmpty(plan)) return undefined
    const timer = setTimeout(() => setLines(outlook(seen, unit, plan, tongue)), REST)
    return () => clearTimeout(timer)
  }, [seen, unit, plan, tongue])
  return lines
}
