import type { Adapter } from '@grognard/adapters'
import { ClauseLink, SmallDice } from '@grognard/adapters/parts'
import { sayHappening } from '@grognard/toolkit'
import { gistOf, type MadeScene } from '@grognard/adapters/film'
import { language, words } from '../../words/index.ts'
import type { Session } from '../session.ts'
import type { Film } from './film.ts'
import type { Rerun } from './rerun.ts'

const FEW = 3

type Props = {
  readonly session: Session
  readonly adapter: Adapter
  readonly film: Film
  readonly rerun: Rerun
}

/** At the table's lower edge: what happens or has just happened, in words, with the last throw. */
export function Caption({ session, adapter, film, rerun }: Props) {
  const w = words.value.film
  const scenes = film.scenes.value
  const at = film.at.value
  const past = session.past.value
  const scene = past ? rerun.scene.value : at === null ? undefined : scenes[at]
  const said = adapter.words(language.value)
  const lastTold = session.story.value.slice(0, past?.told).at(-1)
  const shown = scene?.says ?? (film.runs.value || !lastTold ? [] : [lastTold])
  const isThrown = past ? rerun.scene.value === null || rerun.isThrown.value : film.isThrown.value
  const thrown = past ? scene?.play.throws.at(-1) : lastThrow(scenes, at)
  // Of a scene or two it is said what they were, of more what came of them.
  const isOver = !past && !film.runs.value && scenes.length > FEW
  const summary = isOver ? summed(scenes, adapter) : ''
  const titled = scene && adapter.film?.titled?.(scene.told, language.value)
  const sentence = !isThrown
    ? (titled ?? (scene?.play.throws ?? []).map(({ whose }) => whose).join('; '))
    : summary ||
      shown
        .map(
          (told) =>
            adapter.film?.briefly?.(told, language.value) ??
            sayHappening(language.value, said, told),
        )
        .join(' ')
  const [clause] = summary === '' ? shown.flatMap(({ clauses }) => clauses) : []
  return (
    <section class="caption" aria-label={w.caption}>
      {film.runs.value && !past && (
        <ol class="ticks" aria-hidden="true">
          {scenes.map((_, i) => (
            <li key={i} class={i === at ? 'now' : at !== null && i < at ? 'gone' : ''} />
          ))}
        </ol>
      )}
      {/* Its room is kept where nothing was thrown: the words beside it stay where they are. */}
      <div class="last-throw">
        {thrown && isThrown && (
          <>
            <SmallDice dice={thrown.dice} />
            <small>{thrown.whose}</small>
          </>
        )}
      </div>
      <div class="said">
        <p>
          {sentence}{' '}
          {clause !== undefined && <ClauseLink id={clause} title={said.clause(clause)} />}{' '}
          {!film.runs.value && !past && session.story.value.length > 0 && (
            <button type="button" class="quiet again" onClick={() => void film.again()}>
              {w.again}
            </button>
          )}
        </p>
      </div>
    </section>
  )
}

/** The dice that were thrown last, up to the scene that is shown. */
function lastThrow(scenes: readonly MadeScene[], at: number | null) {
  return scenes
    .slice(0, at === null ? 0 : at + 1)
    .flatMap(({ play }) => play.throws)
    .at(-1)
}

/** How much of it there was, where anything moved or fell. */
function summed(scenes: readonly MadeScene[], { film }: Adapter): string {
  const { units, leaders, routed, besides } = gistOf(scenes, film, language.value)
  const over = words.value.film.over(units, leaders, routed.join(', '))
  return [over, ...besides].filter((said) => said !== '').join(' ')
}
