import { scheduleOf, secondsOf, type Play } from '@grognard/table'

/** What is heard. */
export type Sound = 'drum' | 'musketry' | 'guns' | 'cheers'

/** A sound, so many seconds after the scene has begun. */
export type Cue = { readonly sound: Sound; readonly at: number }

/** What a scene sounds like at the usual speed: shots as they are fired, cheers as somebody runs. */
export function cuesOf(play: Play, isNewTurn: boolean): readonly Cue[] {
  const seconds = secondsOf(play)
  const when = scheduleOf(play)
  const bodies = new Map(play.before.bodies.map((body) => [body.id, body]))
  const arms = play.volleys.map(({ from }) => bodies.get(from)?.arm)
  const cue = (sound: Sound, share: number): Cue => ({ sound, at: share * seconds })
  return [
    ...(isNewTurn ? [cue('drum', 0)] : []),
    ...(arms.includes('guns') ? [cue('guns', when.volley[0])] : []),
    ...(arms.some((arm) => arm !== 'guns') ? [cue('musketry', when.volley[0])] : []),
    ...(play.routs.length > 0 ? [cue('cheers', when.rout[0])] : []),
  ]
}
