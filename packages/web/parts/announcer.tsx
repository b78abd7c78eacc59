import { signal } from '@preact/signals'

const said = signal<readonly { readonly key: number; readonly text: string }[]>([])
let nextKey = 1

/** Says something to a screen reader when it has finished what it is saying. */
export function announce(text: string): void {
  said.value = [...said.value.slice(-4), { key: nextKey++, text }]
}

/** What was said to one player is not left lying for the next one to read. */
export const hush = (): void => {
  said.value = []
}

export const Announcer = () => (
  <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
    {said.value.map(({ key, text }) => (
      <p key={key}>{text}</p>
    ))}
  </div>
)
