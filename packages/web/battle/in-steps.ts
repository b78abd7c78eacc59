/** So many milliseconds are worked at a time: a frame has sixteen, on a slow machine for all else too. */
const AT_A_TIME = 3

/** Does something in small steps and leaves the page time in between; done at once if it is short. */
export function inSteps(work: Iterator<unknown>, isWanted: () => boolean, done: () => void): void {
  const goOn = (): void => {
    if (!isWanted()) return
    const until = performance.now() + AT_A_TIME
    do {
      if (work.next().done) {
        done()
        return
      }
    } while (performance.now() < until)
    setTimeout(goOn)
  }
  goOn()
}
