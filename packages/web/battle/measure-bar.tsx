import type { Adapter, Measure, Spot } from '@grognard/adapters'
import { CertificateLink, ClauseLink } from '@grognard/adapters/parts'
import type { SideId } from '@grognard/kernel'
import { useEffect, useState } from 'preact/hooks'
import { language, words } from '../words/index.ts'
import { following } from './following.ts'
import { inSteps } from '@grognard/adapters/parts'
import { useThrottled } from './throttled.ts'
import { roughly, TOOL_KEYS, TOOLS, type Measuring, type Tool } from './measuring.ts'

type Props = {
  readonly adapter: Adapter
  readonly seen: unknown
  readonly nearest: SideId
  readonly measuring: Measuring
  readonly selected: string | null
}

/** Milliseconds for which a hand must rest before what takes longer than a frame is worked out. */
const REST = 120

/** The tools to measure with, and what was measured in words. */
export function MeasureBar({ adapter, seen, nearest, measuring, selected }: Props) {
  const w = words.value.measure
  const [open, setOpen] = useState(false)
  const { laying, kept, around } = measuring
  const taken = useThrottled(measuring.taken)
  useTaking(adapter, seen, nearest, measuring)
  const isUsed = (tool: Tool): boolean =>
    tool === 'ranges' || tool === 'view' ? around.value.includes(tool) : laying.value?.tool === tool
  const hasAny = kept.value.length > 0 || around.value.length > 0 || laying.value !== null
  const hint = hintOf({ adapter, seen, measuring, selected })
  const said = taken.filter(({ measured, isPassing }) => measured || !isPassing)
  return (
    <>
      <div class={open ? 'measure-tools open' : 'measure-tools'} role="group" aria-label={w.title}>
        <button
          type="button"
          class="measure-open"
          aria-label={w.title}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Sign tool="ruler" />
        </button>
        <div class="tools">
          {TOOLS.map((tool) => (
            <button
              key={tool}
              type="button"
              aria-label={w.tools[tool]}
              aria-keyshortcuts={TOOL_KEYS[tool].toUpperCase()}
              title={`${w.tools[tool]} (${TOOL_KEYS[tool].toUpperCase()})`}
              aria-pressed={isUsed(tool)}
              onClick={() => measuring.use(tool)}
            >
              <Sign tool={tool} />
            </button>
          ))}
        </div>
      </div>
      <div
        class={laying.value ? 'measured laying' : 'measured'}
        role="status"
        aria-label={w.title}
        hidden={!hint && said.length === 0 && !hasAny}
      >
        {hint && <p class="hint">{hint}</p>}
        {hasAny && (
          <button type="button" class="quiet" onClick={() => clear(measuring)}>
            {w.clear}
          </button>
        )}
        <ul>
          {said.map(({ measure, isPassing, measured }) => (
            <li key={JSON.stringify(measure)}>
              <span>
                {measured?.sentence ?? w.cannot}{' '}
                {measured && measured.clause !== null && <ClauseLink id={measured.clause} />}{' '}
                {measured && !isPassing && (
                  <MeasureCertificate
                    {...{ adapter, seen, measure }}
                    then={measuring.imagined.peek()}
                  />
                )}
              </span>
              {!isPassing && kept.value.includes(measure) && (
                <button
                  type="button"
                  class="quiet"
                  aria-label={w.remove}
                  title={w.remove}
                  onClick={() => measuring.remove(measure)}
                >
                  ×
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

type CertificateProps = Pick<Props, 'adapter' | 'seen'> & {
  readonly measure: Measure
  /** The battle with what is planned, in which it was measured; null for the battle as it is. */
  readonly then: unknown
}

/** What lies between two bodies can be shown to others, where they are or would be. */
function MeasureCertificate({ adapter, seen, measure, then }: CertificateProps) {
  const { certificates, rulebook } = adapter
  const ends = endsOf(measure)
  if (!certificates || !ends) return null
  const what = measure.tool === 'sight' ? 'sight' : 'distance'
  const carried = () => certificates.between(seen, then, what, ...ends)
  return <CertificateLink rulebook={rulebook.id} carried={carried} by={[seen, then, measure]} />
}

/** The bodies at both ends; null where there are not two. */
function endsOf(measure: Measure): readonly [string, string] | null {
  if (measure.tool === 'sight') return [measure.from, measure.to]
  if (measure.tool !== 'ruler') return null
  const { from, to } = measure
  return 'body' in from && 'body' in to ? [from.body, to.body] : null
}

function clear(measuring: Measuring): void {
  measuring.laying.value = null
  measuring.drop()
}

/** Measures are taken in what this screen sees, and anew when the hand has come to rest. */
function useTaking(adapter: Adapter, seen: unknown, nearest: SideId, measuring: Measuring): void {
  const { taking, imagined, rested, followed } = measuring
  useEffect(() => {
    taking.value = (measure, then) =>
      adapter.measure?.(then ?? seen, measure, language.value, nearest) ?? null
    return () => {
      taking.value = null
    }
  }, [adapter, seen, nearest, language.value])
  useEffect(() => {
    const roughlyDue = (then: unknown) => {
      const due = then === rested.peek() ? [] : measuring.due()
      return due.length === 0 ? null : prepared(adapter, then, due.map(roughly))
    }
    const follow = following(roughlyDue, (then) => (followed.value = then))
    return imagined.subscribe((then) => {
      follow.to(then)
      // Nobody waits for a plan that is given up.
      if (then === null) rested.value = null
      else setTimeout(() => rest(then, follow.rest), REST)
    })
  }, [adapter, measuring])
  function rest(then: unknown, told: () => void): void {
    const isWanted = (): boolean => imagined.peek() === then
    if (!isWanted()) return
    told()
    const work = prepared(adapter, then, measuring.due())
    inSteps(work, isWanted, () => (rested.value = then))
  }
}

function* prepared(adapter: Adapter, then: unknown, due: readonly Measure[]) {
  for (const measure of due) yield* adapter.prepare?.(then, measure) ?? []
}

type HintProps = Pick<Props, 'adapter' | 'seen' | 'measuring' | 'selected'>

/** What to do next with the tool in hand. */
function hintOf({ adapter, seen, measuring, selected }: HintProps): string | null {
  const w = words.value.measure
  const now = measuring.laying.value
  const nameOf = (spot: Spot): string =>
    'body' in spot ? (adapter.card(seen, spot.body, language.value)?.name ?? spot.body) : w.place
  if (now) return now.from ? w.to[now.tool](nameOf(now.from)) : w.from[now.tool]
  return measuring.around.value.length > 0 && selected === null ? w.select : null
}

const PATHS: { readonly [sign in Tool]: string } = {
  ruler: 'M3 16 L16 3 L21 8 L8 21 Z M7 12 l2 2 M10 9 l3 3 M13 6 l2 2',
  sight: 'M3 12 h4 M9 12 h3 M14 12 h2 M21 12 a2.5 2.5 0 1 1 -5 0 a2.5 2.5 0 1 1 5 0 M3 9 v6',
  ranges: 'M12 20 L4 7 M12 20 L20 7 M5.6 9.6 A13 13 0 0 1 18.4 9.6 M8 13.5 A8 8 0 0 1 16 13.5',
  view: 'M2 12 C6 6 18 6 22 12 C18 18 6 18 2 12 Z M15 12 a3 3 0 1 1 -6 0 a3 3 0 1 1 6 0',
}

const Sign = ({ tool }: { readonly tool: Tool }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" class="sign">
    <path d={PATHS[tool]} />
  </svg>
)
