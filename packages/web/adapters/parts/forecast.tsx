import { useState } from 'preact/hooks'
import type { ChancesShown, Forecasting, ForecastShown, OutcomeShown } from '../adapter.ts'
import { Chances, meanOf } from './chances.tsx'
import { ClauseLink } from './clause.tsx'
import { ShownValues } from './explained.tsx'
import { percentsOf } from './percent.ts'
import { useWorked } from './use-worked.ts'
import { partsWords } from './words.ts'

type Props = {
  readonly forecast: Forecasting
  /** It is worked out anew when one of these changes. */
  readonly by: readonly unknown[]
}

/** What a decision would bring: its chances, or in their place the steps that they come from. */
export function Forecast({ forecast, by }: Props) {
  const w = partsWords().forecast
  const [isOpen, setOpen] = useState(false)
  const shown = useWorked(forecast.work, by)
  return (
    <section class={`forecast ${forecast.of}`} aria-busy={shown === null}>
      <div class="forecast-head">
        <h3>{w.title}</h3>
        {shown && shown.values.length > 0 && (
          <button
            type="button"
            class="link"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? w.chances : w.steps}
          </button>
        )}
      </div>
      {shown === null ? (
        <p class="soft">{w.working}</p>
      ) : isOpen ? (
        <ShownValues values={shown.values} open />
      ) : (
        <Shown shown={shown} />
      )}
    </section>
  )
}

const [WHOLE, HALF] = [298, 142]

const Shown = ({ shown }: { readonly shown: ForecastShown }) => (
  <>
    {shown.chances.length !== 1 && <p class="forecast-said">{shown.said}</p>}
    {isOpen(shown.outcomes) && <Outcomes all={shown.outcomes} />}
    <div class="forecast-charts">
      {shown.chances.map((one) => (
        <Charted
          key={one.title}
          shown={one}
          // With one chart alone there is room for it on the chart's own line.
          said={shown.chances.length === 1 ? shown.said : null}
          isOnly={shown.chances.length === 1}
          isMarked={shown.chances.some(({ marked }) => marked !== null)}
        />
      ))}
    </div>
    {shown.notes.length > 0 && (
      <p class="forecast-notes">
        {shown.notes.map(({ text, clauses }) => (
          <span key={text}>
            {text}{' '}
            {clauses.map((id) => (
              <>
                <ClauseLink key={id} id={id} />{' '}
              </>
            ))}
          </span>
        ))}
      </p>
    )}
  </>
)

type ChartedProps = {
  readonly shown: ChancesShown
  readonly said: string | null
  readonly isOnly: boolean
  readonly isMarked: boolean
}

const Charted = ({ shown, said, isOnly, isMarked }: ChartedProps) => (
  <div class="charted">
    <p>
      {said !== null && <span class="forecast-said">{said} </span>}
      {shown.title} <strong>{partsWords().number(Number(meanOf(shown.chances).toFixed(1)))}</strong>
    </p>
    <Chances
      shown={shown}
      wide={isOnly ? WHOLE : HALF}
      isNumbered={isOnly}
      isSaidOver={isOnly || isMarked}
    />
    {shown.after.map((line) => (
      <p key={line} class="charted-after">
        {line}
      </p>
    ))}
  </div>
)

/** Where one thing is sure there is nothing to be divided. */
const isOpen = (all: readonly OutcomeShown[]): boolean =>
  all.filter(({ chance }) => chance > 0).length > 1

/** Under so many percent there is no room within a part of the bar. */
const NARROW = 11

/** One bar: win, tied, lose. */
function Outcomes({ all }: { readonly all: readonly OutcomeShown[] }) {
  const percents = percentsOf(all.map(({ chance }) => chance))
  const parts = all.flatMap((one, i) => {
    const share = percents[i] as number
    return one.chance > 0 ? [{ ...one, share }] : []
  })
  const w = partsWords()
  return (
    <div
      class="outcomes"
      role="img"
      aria-label={parts.map(({ title, share }) => w.share(title, share)).join(', ')}
    >
      <div class="outcome-bar">
        {parts.map(({ kind, title, share, chance }) => (
          <span key={title} class={`outcome-${kind}`} style={{ flexGrow: chance }}>
            {share >= NARROW ? `${share}%` : ''}
          </span>
        ))}
      </div>
      <div class="outcome-titles">
        {parts.map(({ title, share }) => (
          <span key={title}>{share >= NARROW ? title : `${title} ${share}%`}</span>
        ))}
      </div>
    </div>
  )
}
