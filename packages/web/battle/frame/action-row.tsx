import type { Action, Adapter, Pressing } from '@grognard/adapters'
import { language, words } from '../../words/index.ts'

type Props = {
  readonly adapter: Adapter
  readonly seen: unknown
  /** What can be pressed now; nothing while it is shown what happens. */
  readonly pressings: { readonly [action: string]: Pressing }
}

/** The book's actions in one row, in the same order through a phase: what cannot be done is dashed. */
export function ActionRow({ adapter, seen, pressings }: Props) {
  const actions = adapter.actions?.(seen, language.value) ?? []
  return (
    <div class="actions" role="group" aria-label={words.value.battle.actions}>
      {actions.map((action) => (
        <One key={action.id} action={action} pressing={pressings[action.id]} />
      ))}
    </div>
  )
}

const One = ({ action, pressing }: { action: Action; pressing: Pressing | undefined }) => (
  <button
    type="button"
    aria-pressed={pressing?.isPressed ?? false}
    aria-keyshortcuts={action.key?.toUpperCase()}
    disabled={pressing === undefined}
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => pressing?.press()}
  >
    {action.label}
    {action.key !== null && <kbd aria-hidden="true">{action.key.toUpperCase()}</kbd>}
  </button>
)
