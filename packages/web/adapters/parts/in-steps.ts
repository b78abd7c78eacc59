/** So many milliseconds are worked at a time: a frame has sixteen, on a slow machine for all else too. */
const AT_A_TIME = 3

/** Goes on with some work for a little while; true if that is the end of it. */
export function workedOff(work: Iterator<unknown>): boolean {
  const until = performance.now() + AT_A_TIME
  do if (work.next().done) return true
  while (performance.now() < until)
  return false
}

/** Does something in small steps and leaves the page time in between; done at once if it is short. */
export function inSteps(work: Iterator<unknown>, isWanted: () => boolean, done: () => void): void {
  const goOn = (): void => {
    if (!isWanted()) return
    if (workedOff(work)) done()
    else setTimeout(goOn)
  }
  goOn()
}
