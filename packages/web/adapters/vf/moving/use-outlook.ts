import type { Unit, Vf } from '@grognard/rules-vf/functions'
import { useEffect, useState } from 'preact/hooks'
import type { Wording } from '../wording.ts'
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
  wording: Wording,
): readonly Outlook[] {
  const [lines, setLines] = useState(NOTHING)
  useEffect(() => {
    setLines(NOTHING)
    if (!unit || !plan || isEmpty(plan)) return undefined
    const timer = setTimeout(() => setLines(outlook(seen, unit, plan, wording)), REST)
    return () => clearTimeout(timer)
  }, [seen, unit, plan, wording])
  return lines
}
