import type { InSteps } from '@grognard/toolkit'
import { useEffect, useState } from 'preact/hooks'
import { workedOff } from './in-steps.ts'

type Work<Result> = () => InSteps<Result>

/** What some work comes to; null until it is done, which leaves the page time in between. */
export function useWorked<Result>(work: Work<Result>, by: readonly unknown[]): Result | null {
  const [done, setDone] = useState<{ readonly result: Result } | null>(null)
  useEffect(() => {
    setDone(null)
    let result: Result | undefined
    const steps = (function* () {
      result = yield* work()
    })()
    let timer: ReturnType<typeof setTimeout>
    // A hand that is still moving does not wait for what would come of it.
    const goOn = (): void => {
      if (workedOff(steps)) setDone({ result: result as Result })
      else timer = setTimeout(goOn)
    }
    timer = setTimeout(goOn)
    return () => clearTimeout(timer)
  }, by)
  return done && done.result
}
