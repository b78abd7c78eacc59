import type { Adapter } from '@grognard/adapters'
import type { Told } from '@grognard/kernel'
import { sayHappening } from '@grognard/toolkit'
import { changeSettings, settings } from '../../settings.ts'
import { FILM_SPEEDS } from '../../store/settings.ts'
import { language, words } from '../../words/index.ts'
import { ActionRow } from '../frame/action-row.tsx'
import { Answers } from '../frame/answers.tsx'
import { Framed } from '../frame/framed.tsx'
import type { Session } from '../session.ts'
import type { Film } from './film.ts'
import { ThrowSteps } from './throw-steps.tsx'

type Props = {
  readonly session: Session
  readonly adapter: Adapter
  readonly film: Film
}

/** In the place of the question while it is shown what happens: next, pause, skip, and how fast. */
export function FilmControls({ session, adapter, film }: Props) {
  const w = words.value
  const at = film.at.value
  const state = film.state.value
  const isStill = settings.value.motion === 'none'
  const seen = film.seen.value ?? session.news.value?.view
  const { active, phases } = adapter.status(seen, language.value)
  const told = at === null ? undefined : film.scenes.value[at]?.told
  const titled = told && (adapter.film?.titled?.(told, language.value) ?? saidOf(adapter, told))
  const still = { label: w.film.pause, can: false, press: () => {} }
  return (
    <section class="film framed" tabIndex={-1} aria-labelledby="film-title" data-film={state}>
      <Framed
        head={
          <h2 id="film-title">
            {active && <strong class={`side ${active.livery}`}>{active.name}</strong>}
            {active && ' · '}
            {[
              ...phases.flatMap(({ name, present }) => (present ? name : [])),
              ...(at === null ? [] : [w.film.scene(at + 1, film.scenes.value.length)]),
            ].join(' · ')}
          </h2>
        }
        question={<p class="prompt">{at === null ? w.film.making : (titled ?? w.film.title)}</p>}
        actions={<ActionRow adapter={adapter} seen={seen} pressings={{}} />}
        answers={
          <Answers
            first={{
              label: w.film.next,
              key: w.film.nextKey,
              can: true,
              press: () => film.next(),
            }}
            others={[
              isStill
                ? still
                : {
                    label: state === 'paused' ? w.film.play : w.film.pause,
                    can: state !== 'held',
                    press: () => film.pause(),
                  },
              { label: w.film.skip, key: 'Esc', can: true, press: () => film.skip() },
            ]}
          />
        }
      >
        <SceneFight {...{ adapter, film, seen }} />
        <fieldset class="film-speed">
          <legend>{w.film.speed}</legend>
          {FILM_SPEEDS.map((speed) => (
            <label key={speed}>
              <input
                type="radio"
                name="film-speed"
                checked={settings.value.film === speed}
                onChange={() => {
                  changeSettings({ film: speed })
                  if (speed === 'at once') film.skip()
                }}
              />
              <span>{w.settings.filmSpeeds[speed]}</span>
            </label>
          ))}
        </fieldset>
      </Framed>
    </section>
  )
}

/** Of what has no dice all that is told is its title. */
function saidOf(adapter: Adapter, told: readonly Told[]): string | null {
  const [first] = told
  if (first === undefined || told.length > 1) return null
  return sayHappening(language.value, adapter.words(language.value), first)
}

type FightProps = Pick<Props, 'adapter' | 'film'> & { readonly seen: unknown }

/** The throw of the scene that is shown, with the steps of its numbers. */
function SceneFight({ adapter, film, seen }: FightProps) {
  const at = film.at.value
  // Numbers that say what came of the dice wait for them.
  const told = at === null || !film.isThrown.value ? [] : (film.scenes.value[at]?.told ?? [])
  const fight = told
    .map((happening) => adapter.fight(seen, { happening }, language.value))
    .findLast((shown) => shown !== null)
  return fight ? <ThrowSteps fight={fight} /> : null
}
