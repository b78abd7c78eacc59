import type { ControlProps } from '@grognard/adapters'
import { inWords, Ok } from '@grognard/adapters/parts'
import type { AnyKind, Json } from '@grognard/kernel'
import { useState } from 'preact/hooks'
import { words } from '../words/index.ts'

type Props = ControlProps & { readonly kind: AnyKind }

const MOST = 100

/** For asks without a control of their own: what can be answered, and a place to write another. */
export function GenericControl({ kind, table, candidates, judge, give }: Props) {
  const w = words.value.battle
  const [chosen, setChosen] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const proposed = [...new Map(candidates(MOST).map((a) => [JSON.stringify(a), a])).entries()]
  const send = (): void => {
    try {
      const answer = JSON.parse(text) as Json
      const refusal = judge(answer)
      if (refusal) setWrong(refusal.message)
      else give(answer)
    } catch {
      setWrong(w.notJson)
    }
  }
  return (
    <div class="choices">
      <h3>{w.candidates}</h3>
      <ul class="choice-list">
        {proposed.map(([key, answer]) => (
          <li key={key} class={key === chosen ? 'choice chosen' : 'choice'}>
            <button
              type="button"
              aria-pressed={key === chosen}
              onClick={() => (key === chosen ? give(answer) : setChosen(key))}
            >
              {inWords(answer)}
            </button>
            {key === chosen && <Ok table={table} label={w.doIt} can give={() => give(answer)} />}
          </li>
        ))}
      </ul>
      {!kind.complete && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <p>{w.sampled}</p>
          <label>
            {w.answerJson} <span class="soft">({kind.expects})</span>
            <input value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
          </label>
          <button type="submit">{w.answerSend}</button>
          {wrong !== null && (
            <p class="refusal" role="alert">
              {wrong}
            </p>
          )}
        </form>
      )}
    </div>
  )
}
