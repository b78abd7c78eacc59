import { hashOf } from '@grognard/adapters/parts'
import { editionsIn, othersLike, playersOf, playable, type Book } from '@grognard/books'
import { useEffect, useState } from 'preact/hooks'
import { useAdapter } from '../pages/use-adapter.ts'
import { openStore, type Kept } from '../store/store.ts'
import { language, words } from '../words/index.ts'
import { useWorker } from './at-work.ts'
import { MatchForm } from './match.tsx'

const COUNTS = [20, 100, 400, 1000]

/** The families of which there are several editions, each by its first. */
const familiesIn = (list: readonly Book[]): readonly string[] =>
  [...new Set(playable(list).map(({ family }) => family))].filter(
    (family) => editionsIn(family, list).length > 1,
  )

/** The same scenario under every edition; or one of the battles that are kept here. */
export function AnyScenario({ list }: { readonly list: readonly Book[] }) {
  const w = words.value.compare
  const families = familiesIn(list)
  const [family, setFamily] = useState(families[0] ?? '')
  return (
    <>
      <p class="soft">{w.scenarioText}</p>
      {families.length > 1 && (
        <label class="setting">
          <span>{w.family}</span>
          <select value={family} onChange={({ currentTarget }) => setFamily(currentTarget.value)}>
            {families.map((one) => (
              <option key={one} value={one}>
                {editionsIn(one, list)
                  .map(({ title }) => title[language.value])
                  .join(' · ')}
              </option>
            ))}
          </select>
        </label>
      )}
      {family !== '' && <OfFamily key={family} family={family} list={list} />}
      <KeptBattles />
    </>
  )
}

type OfFamilyProps = { readonly family: string; readonly list: readonly Book[] }

function OfFamily({ family, list }: OfFamilyProps) {
  const [first] = editionsIn(family, list)
  const adapter = useAdapter(first?.id ?? '', list)
  const worker = useWorker()
  const [scenario, setScenario] = useState<string | null>(null)
  if (!adapter) return <p>{words.value.app.loading}</p>
  const { scenarios, id } = adapter.rulebook
  const chosen = scenario ?? scenarios[0].name
  const said = adapter.words(language.value)
  return (
    <MatchForm
      names={playersOf(id, list)}
      counts={COUNTS}
      usual={COUNTS[0] as number}
      worker={worker}
      said={said}
      order={(match) => ({ kind: 'scenario', family, scenario: chosen, ...match })}
    >
      <label class="setting">
        <span>{words.value.fresh.battle}</span>
        <select value={chosen} onChange={({ currentTarget }) => setScenario(currentTarget.value)}>
          {scenarios.map(({ name }) => (
            <option key={name} value={name}>
              {said.scenario(name)}
            </option>
          ))}
        </select>
      </label>
    </MatchForm>
  )
}

/** Those of the battles kept here that other editions can be given. */
function KeptBattles() {
  const w = words.value.compare
  const [battles, setBattles] = useState<readonly Kept[]>([])
  useEffect(() => {
    openStore()
      .then((store) => store.list())
      // Where nothing can be kept there is nothing to choose from.
      .then(setBattles, () => {})
  }, [])
  const comparable = battles.filter(({ rulebook }) => othersLike(rulebook).length > 0)
  if (comparable.length === 0) return null
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{w.keptBattles}</h2>
      <p class="soft">{w.keptText}</p>
      <ul class="books">
        {comparable.map(({ id, title }) => (
          <li key={id}>
            <a href={hashOf({ page: 'compare', battle: id, at: null })}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
