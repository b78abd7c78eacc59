// What is refused of fire, in English.

type Of = { readonly unit: string }
type OfStand = Of & { readonly stand: number }

/** Stands are counted from 1 for people. */
const nth = (stand: number): string => `Stand ${stand + 1}`

export const fireRefusals = {
  'fire-nobody': ({ unit }: Of) => `${unit} fires with no stand.`,
  'fire-twice': ({ unit }: Of) =>
    `Each stand of ${unit} fires once, and all that fire at one target do so together.`,
  'fire-square': ({ unit, most }: Of & { readonly most: number }) =>
    `${unit} fires with ${most} stands at most from square.`,
  'fire-stand': ({ unit, stand }: OfStand) => `${nth(stand)} of ${unit} does not fire.`,
  'fire-danger': ({ unit, stand, other }: OfStand & { readonly other: string }) =>
    `${nth(stand)} of ${unit} has ${other} too near before it.`,
  'fire-target': ({ unit, stand, other }: OfStand & { readonly other: string }) =>
    `${nth(stand)} of ${unit} cannot fire at ${other}.`,
}
