import type { Cue } from './cues.ts'
import { make } from './synth.ts'

/** How loud it is at most: behind what one does, never over it. */
const LOUD = { soft: 0.25, usual: 0.6 } as const

let context: AudioContext | null = null
let volume: GainNode | null = null

/** Whoever leaves a scene does not hear the rest of it. */
let sounding: GainNode | null = null

/** Plays what a scene sounds like; a scene that is shown faster sounds earlier. */
export function sound(cues: readonly Cue[], loud: keyof typeof LOUD, times: number): void {
  hush()
  if (cues.length === 0) return
  context ??= new AudioContext()
  if (!volume) {
    volume = context.createGain()
    volume.connect(context.destination)
  }
  volume.gain.value = LOUD[loud]
  void context.resume()
  sounding = context.createGain()
  sounding.connect(volume)
  for (const { sound: what, at } of cues)
    make({ context, out: sounding }, what, context.currentTime + 0.02 + at / times)
}

export function hush(): void {
  if (!context || !sounding) return
  const old = sounding
  old.gain.setTargetAtTime(0, context.currentTime, 0.12)
  sounding = null
  setTimeout(() => old.disconnect(), 1000)
}
