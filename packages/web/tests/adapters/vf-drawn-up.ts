import { textOfTerrain, type Feature } from '@grognard/geometry'
import { courseAt, seenBy, type Ask, type Json } from '@grognard/kernel'
import { vf2, vfRulebooks } from '@grognard/rules-vf'
import type { EditionId, Vf } from '@grognard/rules-vf/functions'
import { expect } from 'vitest'
import type { Certificate } from '../../adapters/certificate.ts'
import { vfAdapter } from '../../adapters/vf/index.ts'
import { carriedFrom, certificateLink } from '../../adapters/parts/carried.ts'
import { routeOf } from '../../adapters/parts/addresses.ts'

export const inches = (n: number): number => Math.round(n * 1000)

type Placed = readonly [name: string, x: number, y: number, more?: object]

/** Red looks up the page at blue, on a table of 48 by 48; units are numbered red first. */
export function drawnUp(
  phase: 'fire' | 'action',
  red: readonly Placed[],
  blue: readonly Placed[],
  features: readonly Feature[] = [],
  {
    edition = 'vf2',
    ...options
  }: { readonly edition?: EditionId; readonly [name: string]: Json | undefined } = {},
): { readonly seen: Vf; readonly ask: Ask } {
  const army = (sheet: string, profile: string, facing: number, y: number, units: typeof red) => ({
    sheet,
    leader: { name: `${sheet} general`, at: { x: inches(4), y: inches(y) } },
    brigades: [
      {
        name: `${sheet} brigade`,
        leader: { name: `${sheet} brigadier`, at: { x: inches(8), y: inches(y) } },
        units: units.map(([name, ux, uy, more]) => ({
          name,
          profile,
          pose: { x: inches(ux), y: inches(uy), facing },
          ...more,
        })),
        ...(sheet === 'british' && phase === 'action' ? { activation: 'active' } : {}),
      },
    ],
  })
  const terrain = { width: inches(48), height: inches(48), features }
  const position = {
    terrain: JSON.parse(textOfTerrain(terrain)),
    armies: {
      red: army('british', 'british line infantry', 0, 46, red),
      blue: army('french', 'french line infantry', 32_768, 2, blue),
    },
    turn: 2,
    active: 'red',
    phase,
    ...(phase === 'action' ? { acting: 0 } : {}),
  }
  const rulebook = vfRulebooks.find(({ id }) => id === edition) ?? vf2
  const begun = rulebook.setUp({ position, options })
  if (!begun.ok) throw new Error(begun.refusal.message)
  const course = courseAt(rulebook, begun.value)
  const ask = course.asks[0] as Ask
  return { seen: seenBy(course, 'red') as Vf, ask }
}

export const certificates = vfAdapter.certificates as NonNullable<typeof vfAdapter.certificates>

/** As somebody gets it who opens the link. */
export async function opened(
  carried: Json | null,
  language: 'en' | 'it' = 'en',
): Promise<Certificate> {
  const link = await certificateLink('vf2', carried)
  const route = routeOf(link)
  if (route.page !== 'certificate') throw new Error(link)
  expect(route.rulebook).toBe('vf2')
  const certificate = certificates.judged((await carriedFrom(route.carried)) ?? null, language)
  if (!certificate) throw new Error('The link is broken.')
  return certificate
}
