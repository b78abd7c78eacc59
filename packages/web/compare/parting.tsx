import type { Adapter } from '@grognard/adapters'
import { ClauseLink, Steps } from '@grognard/adapters/parts'
import { titleOf } from '@grognard/books'
import { isObject, type Happening, type Json } from '@grognard/kernel'
import { sayHappening, type Explained, type RulebookWords } from '@grognard/toolkit'
import { FightPanel } from '../parts/fight.tsx'
import { language, words } from '../words/index.ts'
import type { PartedShown, PartingShown as Parting } from './messages.ts'
import { Picture, whenIn } from './picture.tsx'

type Props = {
  readonly title: string
  readonly own: string
  readonly other: string
  readonly adapter: Adapter
  readonly parting: Parting
}

/** Where two editions part: the table there, and what each of them says, side by side. */
export function PartingShown({ title, own, other, adapter, parting }: Props) {
  const w = words.value.compare
  const { at, one } = parting
  const when = one.seen === null ? '' : `, ${whenIn(adapter, one.seen)}`
  return (
    <article class="parting">
      <p class="prompt">{`${title} ${at === 0 ? w.atSetUp : w.atAnswer(at)}${when}.`}</p>
      {one.seen !== null && <Picture adapter={adapter} seen={one.seen} about={one.told} />}
      <div class="side-by-side">
        {(
          [
            [own, one],
            [other, parting.other],
          ] as const
        ).map(([rulebook, parted]) => (
          <section key={rulebook} class="says">
            <h4>{titleOf(rulebook, language.value)}</h4>
            <Says adapter={adapter} parted={parted} />
          </section>
        ))}
      </div>
    </article>
  )
}

/** A refusal, what is told, or else what is asked. */
function Says({ adapter, parted }: Pick<Props, 'adapter'> & { readonly parted: PartedShown }) {
  const w = words.value.compare
  const { refusal, asks, told, seen } = parted
  const said = adapter.words(language.value)
  return (
    <>
      {refusal && (
        <p class="refusal">
          {said.refusal(refusal)} {refusal.clause !== null && <ClauseLink id={refusal.clause} />}
        </p>
      )}
      {told.map((happening, i) => (
        <Told key={i} adapter={adapter} happening={happening} seen={seen} />
      ))}
      {told.length === 0 &&
        seen !== null &&
        asks.map((ask, i) => <p key={i}>{w.asks(adapter.prompt(seen, ask, language.value))}</p>)}
      {!refusal && told.length === 0 && asks.length === 0 && <p>{w.silent}</p>}
    </>
  )
}

type ToldProps = Pick<Props, 'adapter'> & {
  readonly happening: Happening
  readonly seen: unknown
}

function Told({ adapter, happening, seen }: ToldProps) {
  const said = adapter.words(language.value)
  const fight = seen === null ? null : adapter.fight(seen, { happening }, language.value)
  return (
    <div class="told">
      {fight && <FightPanel fight={fight} level={5} open />}
      <p>
        {!fight && sayHappening(language.value, said, happening)}{' '}
        {happening.clauses.map((clause) => (
          <ClauseLink key={clause} id={clause} title={said.clause(clause)} />
        ))}
      </p>
      {!fight &&
        explainedIn(happening.data).map((value, i) => (
          <Steps key={i} value={inLanguage(value, said)} />
        ))}
    </div>
  )
}

const inLanguage = (value: Explained, said: RulebookWords): Explained => ({
  ...value,
  steps: value.steps.map((step) => ({ ...step, label: said.step(step) })),
})

/** Numbers of which it is told how they came about. */
const explainedIn = (data: Happening['data']): readonly Explained[] =>
  Object.values(data).flatMap((value) =>
    isExplained(value ?? null) ? [value as unknown as Explained] : [],
  )

const isExplained = (value: Json): boolean =>
  isObject(value) && typeof value['value'] === 'number' && Array.isArray(value['steps'])
