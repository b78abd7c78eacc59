// Where a film is: which scene, and at what time of it. Pure, so that playing, stepping, skipping and
// going back are one thing.

/** A film is led on from one place to another; `null` means that it is over. */
export type Place = { readonly scene: number; readonly t: number }

/** The place after so many seconds more, forwards or (by less than none) backwards. */
export function ledOn(seconds: readonly number[], { scene, t }: Place, by: number): Place | null {
  let [at, time, left] = [scene, t, by]
  for (;;) {
    const long = seconds[at]
    if (long === undefined) return at < 0 ? { scene: 0, t: 0 } : null
    const there = time + left / long
    if (there > 1) {
      left -= (1 - time) * long
      at += 1
      time = 0
    } else if (there < 0) {
      left += time * long
      at -= 1
      time = 1
    } else return { scene: at, t: there }
  }
}

/** The beginning of the next scene; null after the last. */
export const nextOf = (scenes: number, { scene }: Place): Place | null =>
  scene + 1 < scenes ? { scene: scene + 1, t: 0 } : null

/** The end of the scene before, from where it is seen backwards or stands. */
export const lastOf = ({ scene }: Place): Place =>
  scene === 0 ? { scene: 0, t: 0 } : { scene: scene - 1, t: 1 }
