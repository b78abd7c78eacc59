import { changeSettings, settings } from '../../settings.ts'
import { FILM_SPEEDS } from '../../store/settings.ts'
import { words } from '../../words/index.ts'
import type { Film } from './film.ts'

/** In the place of the question while it is shown what happens: next, pause, skip, and how fast. */
export function FilmControls({ film }: { readonly film: Film }) {
  const w = words.value
  const at = film.at.value
  const state = film.state.value
  const isStill = settings.value.motion === 'none'
  return (
    <section class="film" tabIndex={-1} aria-labelledby="film-title" data-film={state}>
      <h2 id="film-title">{w.film.title}</h2>
      <p class="soft">
        {at === null ? w.film.making : w.film.scene(at + 1, film.scenes.value.length)}
      </p>
      {/* A click leaves the focus where it is: Space goes on, whatever was clicked last. */}
      <div class="film-buttons" onMouseDown={(event) => event.preventDefault()}>
        <button type="button" class="do-it" onClick={() => film.next()}>
          {w.film.next} <kbd>{w.film.nextKey}</kbd>
        </button>
        {!isStill && (
          <button type="button" disabled={state === 'held'} onClick={() => film.pause()}>
            {state === 'paused' ? w.film.play : w.film.pause}
          </button>
        )}
        <button type="button" onClick={() => film.skip()}>
          {w.film.skip} <kbd>Esc</kbd>
        </button>
      </div>
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
    </section>
  )
}
