import type { Sound } from './cues.ts'

// Sounds made of noise and tones, by code: no files. All are quiet and short.

/** Where sounds go, and from when: a page's own context, or one that only writes them down. */
export type Place = { readonly context: BaseAudioContext; readonly out: AudioNode }

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** A second of noise, the same every time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 1
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    samples[i] = state / 2 ** 31
  }
  noises.set(context, buffer)
  return buffer
}

type Burst = {
  readonly at: number
  readonly long: number
  readonly loud: number
  readonly filter: BiquadFilterType
  readonly hertz: number
  /** Where in the noise it begins, so that no two are alike. */
  readonly from: number
}

/** Noise that swells at once and dies away. */
function burst({ context, out }: Place, { at, long, loud, filter, hertz, from }: Burst): void {
  const source = context.createBufferSource()
  source.buffer = noiseOf(context)
  source.loop = true
  const through = context.createBiquadFilter()
  through.type = filter
  through.frequency.value = hertz
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0008, at + long)
  source.connect(through).connect(gain).connect(out)
  source.start(at, from % 0.9)
  source.stop(at + long)
}

type Tone = {
  readonly at: number
  readonly long: number
  readonly loud: number
  readonly from: number
  readonly to: number
}

/** A tone that falls, as a skin that has been struck does. */
function tone({ context, out }: Place, { at, long, loud, from, to }: Tone): void {
  const source = context.createOscillator()
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(to, at + long)
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0008, at + long)
  source.connect(gain).connect(out)
  source.start(at)
  source.stop(at + long)
}

/** A roll on a side drum: five strokes, and two that stand. */
function drum(place: Place, at: number): void {
  for (const [i, when] of [0, 0.07, 0.14, 0.21, 0.28, 0.42, 0.62].entries()) {
    const loud = i < 5 ? 0.1 + i * 0.02 : 0.24
    tone(place, { at: at + when, long: 0.09, loud, from: 210, to: 120 })
    const rattle = { filter: 'highpass', hertz: 1800, from: i * 0.13 } as const
    burst(place, { at: at + when, long: 0.06, loud: loud * 0.7, ...rattle })
  }
}

/** A volley is never quite one shot. */
function musketry(place: Place, at: number): void {
  for (let i = 0; i < 14; i++) {
    const when = at + ((i * 37) % 100) / 320
    const crack = { filter: 'bandpass', hertz: 900 + ((i * 53) % 7) * 160, from: i * 0.11 } as const
    burst(place, { at: when, long: 0.11, loud: 0.3, ...crack })
  }
  burst(place, { at, long: 0.7, loud: 0.1, filter: 'lowpass', hertz: 500, from: 0.4 })
}

function guns(place: Place, at: number): void {
  for (const [i, when] of [0, 0.16].entries()) {
    tone(place, { at: at + when, long: 0.5, loud: 0.4, from: 95, to: 32 })
    const roar = { filter: 'lowpass', hertz: 420, from: i * 0.3 } as const
    burst(place, { at: at + when, long: 0.9, loud: 0.4, ...roar })
  }
}

/** Many voices far away, that rise and fall. */
function cheers({ context, out }: Place, at: number): void {
  for (let i = 0; i < 6; i++) {
    const source = context.createBufferSource()
    source.buffer = noiseOf(context)
    source.loop = true
    const voice = context.createBiquadFilter()
    voice.type = 'bandpass'
    voice.Q.value = 9
    const from = at + i * 0.06
    const pitch = 480 + i * 95
    voice.frequency.setValueAtTime(pitch * 0.8, from)
    voice.frequency.linearRampToValueAtTime(pitch * 1.15, from + 0.35)
    voice.frequency.linearRampToValueAtTime(pitch * 0.85, from + 1.1)
    const gain = context.createGain()
    gain.gain.setValueAtTime(0, from)
    gain.gain.linearRampToValueAtTime(0.26, from + 0.3)
    gain.gain.linearRampToValueAtTime(0, from + 1.15)
    source.connect(voice).connect(gain).connect(out)
    source.start(from, i * 0.15)
    source.stop(from + 1.2)
  }
}

const MAKERS: { readonly [sound in Sound]: (place: Place, at: number) => void } = {
  drum,
  musketry,
  guns,
  cheers,
}

export const make = (place: Place, sound: Sound, at: number): void => MAKERS[sound](place, at)
