import { useEffect, useRef } from 'preact/hooks'
import type { Film } from '../battle/film/film.ts'
import { TIMES } from '../battle/film/pace.ts'
import { settings } from '../settings.ts'

/** What happens is heard as it is shown, for those who want it; nothing is fetched for the others. */
export function useSound(film: Film): void {
  const heard = useRef<unknown>(null)
  const at = film.at.value
  const runs = film.runs.value
  const loud = settings.value.sound
  useEffect(() => {
    if (loud === 'off' || !runs || at === null) return
    const scene = film.scenes.peek()[at]
    if (!scene || heard.current === scene.play) return
    heard.current = scene.play
    const before = film.scenes.peek()[at - 1]
    const isNewTurn = scene.told.some(({ name }) => name === 'turn' || name === 'initiative')
    const hasTurned = before !== undefined && turnOf(before.told[0]) !== turnOf(scene.told[0])
    const { film: speed } = settings.peek()
    const times = speed === 'at once' ? 1 : TIMES[speed]
    void Promise.all([import('./speaker.ts'), import('./cues.ts')]).then(([speaker, { cuesOf }]) =>
      speaker.sound(cuesOf(scene.play, isNewTurn || hasTurned), loud, times),
    )
  }, [at, runs, loud])
}

type Moment = { readonly moment: { readonly [name: string]: unknown } }
const turnOf = (told: Moment | undefined): string =>
  JSON.stringify([told?.moment['turn'], told?.moment['active']])
