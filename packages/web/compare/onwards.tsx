import type { Adapter } from '@grognard/adapters'
import { playersOf } from '@grognard/books'
import { useEffect, useState } from 'preact/hooks'
import { language, words } from '../words/index.ts'
import { useWorker } from './at-work.ts'
import { MatchForm } from './match.tsx'
import type { CompareNews, Looked } from './messages.ts'
import { Picture, whenIn } from './picture.tsx'

const COUNTS = [20, 50, 200, 400, 1000]
const USUAL = 200

type Props = {
  readonly adapter: Adapter
  readonly battle: Looked & { readonly over: boolean }
  readonly answers: number
  /** The moment that was asked about; where none was, the last one, or one before the end. */
  readonly at: number | null
  readonly looked: Extract<CompareNews, { kind: 'looked' }> | null
  readonly onLook: (at: number) => void
}

/** From any moment of a battle: how would it go on in another edition? */
export function Onwards({ adapter, battle, answers, at: asked, looked, onLook }: Props) {
  const w = words.value.compare
  const last = battle.over ? Math.floor(answers / 2) : answers
  const [at, setAt] = useState(Math.min(asked ?? last, answers))
  const worker = useWorker()
  const { text, name, seat } = battle
  const looking: Looked = { text, name, seat }
  useEffect(() => onLook(at), [at])
  const isOver = looked?.at === at && isOutcome(looked.seen)
  return (
    <section aria-labelledby="onwards">
      <h2 id="onwards">{w.onwards}</h2>
      <p class="soft">{seat === null ? w.onwardsText : `${w.onwardsText} ${w.dealt}`}</p>
      <MatchForm
        names={playersOf(adapter.rulebook.id)}
        counts={COUNTS}
        usual={USUAL}
        worker={worker}
        said={adapter.words(language.value)}
        order={(match) => (isOver ? null : { kind: 'go on', ...looking, ...match, at })}
      >
        <label class="moment">
          <span>{words.value.replay.at(at, answers)}</span>
          <input
            type="range"
            aria-label={w.moment}
            min={0}
            max={answers}
            value={at}
            onInput={({ currentTarget }) => setAt(Number(currentTarget.value))}
          />
        </label>
        {looked && (
          <>
            <p class="when">{isOver ? w.over : whenIn(adapter, looked.seen)}</p>
            <Picture adapter={adapter} seen={looked.seen} />
          </>
        )}
      </MatchForm>
    </section>
  )
}

/** Everybody sees that a battle is over. */
const isOutcome = (seen: unknown): boolean =>
  typeof seen === 'object' && seen !== null && 'outcome' in seen && seen.outcome !== null
