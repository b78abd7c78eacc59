import { hash } from '@grognard/kernel'
import type { Livery } from '@grognard/table'

// Of a brightness that stands out from light paper and from dark paper alike.
const COATS: { readonly [side in Livery]: readonly string[] } = {
  red: ['#c0473b', '#bb4c36', '#bf4a45', '#b94f42', '#bd4f31'],
  blue: ['#4a6ea9', '#4f719f', '#5670ad', '#4574a5', '#57709a'],
}

const FACINGS = ['#e8d9a8', '#d8a24a', '#9fbf8f', '#e6e2d8', '#c9b4d6', '#e0b49a']

const pick = (list: readonly string[], n: number): string => list[n % list.length] as string

type Coat = { readonly coat: string; readonly facings: string }

/** The coat and facings of a regiment: always the same for the same name. */
export function coatOf({ side, name }: { readonly side: Livery; readonly name: string }): Coat {
  const [a, b] = hash(`${side}/${name}`)
  return { coat: pick(COATS[side], a), facings: pick(FACINGS, b) }
}

export const commanderCoat = (side: Livery): Coat => ({
  coat: pick(COATS[side], 0),
  facings: '#e8d9a8',
})
