import type { Adapter } from '@grognard/adapters'
import { titleOf, type Book } from '@grognard/books'
import { useEffect } from 'preact/hooks'
import { useAdapter } from '../pages/use-adapter.ts'
import { language, words } from '../words/index.ts'
import { useWorker } from './at-work.ts'
import { Trouble } from './failed.tsx'
import { useKept, type KeptBattle } from './kept.ts'
import type { CompareNews } from './messages.ts'
import { Onwards } from './onwards.tsx'
import { PartingShown } from './parting.tsx'

type Props = {
  readonly id: string
  readonly at: number | null
  readonly list: readonly Book[]
}

/** A battle that is kept here: how far others go with it, and how it would go on in them. */
export function OneBattle({ id, at, list }: Props) {
  const kept = useKept(id)
  if (kept === null) return <p>{words.value.app.loading}</p>
  if (kept === 'missing') return <p class="refusal">{words.value.trouble.missing}</p>
  return <OfBattle battle={kept} at={at} list={list} />
}

type OfBattleProps = Pick<Props, 'at' | 'list'> & {
  readonly battle: Exclude<KeptBattle, 'missing' | null>
}

function OfBattle({ battle, at, list }: OfBattleProps) {
  const w = words.value.compare
  const adapter = useAdapter(battle.rulebook, list)
  const { work, begin, say } = useWorker()
  const { text, name, seat } = battle
  useEffect(() => begin({ kind: 'follow', text, name, seat }), [battle])
  const { followed, looked, failed } = work
  return (
    <>
      <p class="soft">
        {battle.name}, {titleOf(battle.rulebook, language.value)}
      </p>
      {failed && <Trouble failed={failed} said={adapter?.words(language.value)} />}
      {adapter && followed ? (
        <>
          <Onwards
            adapter={adapter}
            battle={battle}
            answers={followed.answers}
            at={at}
            looked={looked}
            onLook={(moment) => say({ kind: 'look', at: moment })}
          />
          <Together adapter={adapter} followed={followed} />
        </>
      ) : (
        !failed && <p role="status">{w.following}</p>
      )}
    </>
  )
}

type TogetherProps = {
  readonly adapter: Adapter
  readonly followed: Extract<CompareNews, { kind: 'followed' }>
}

/** The same answers and dice under the others: how far they go, and where they part. */
function Together({ adapter, followed: { answers, editions } }: TogetherProps) {
  const w = words.value.compare
  const own = adapter.rulebook.id
  return (
    <section aria-labelledby="together">
      <h2 id="together">{w.together}</h2>
      <p class="soft">{w.togetherText}</p>
      {editions.map(({ rulebook, taken, first, last }) => (
        <section key={rulebook} class="edition">
          <h3>{titleOf(rulebook, language.value)}</h3>
          <p>{taken === answers ? w.takesAll(answers) : w.takes(taken, answers)}</p>
          {first ? (
            <PartingShown
              title={w.parts}
              own={own}
              other={rulebook}
              adapter={adapter}
              parting={first}
            />
          ) : (
            <p>{w.alike}</p>
          )}
          {last && (
            <PartingShown
              title={w.ends}
              own={own}
              other={rulebook}
              adapter={adapter}
              parting={last}
            />
          )}
        </section>
      ))}
    </section>
  )
}
