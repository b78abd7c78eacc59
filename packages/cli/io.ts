/** How a command speaks to whoever runs it. */
export type Io = {
  /** Results, line by line. */
  out(line: string): void
  /** Everything else. */
  err(line: string): void
  /** A bar that fills up, where somebody is there to see it. */
  progress(total: number, what?: string): Promise<Progress>
  /** Calls back on Ctrl+C, until the function it returns is called. */
  onInterrupt(stop: () => void): () => void
}

type Progress = { update(done: number): void; stop(): void }
