// Distances as they are told: in hundredths of an inch, rounded so that none reads as its limit.

import { INCH } from '@grognard/geometry'

/** Thousandths as inches, for sentences and explained values. */
export const inInches = (length: number): number => length / INCH

/** Inches, of an explained value, in whole thousandths. */
export const fromInches = (inches: number): number => Math.round(inches * INCH)

/** What differs by less came of working it out. */
const NOISE = 1e-6

/** How far it is, where it is too far. */
export const farOff = (length: number): number => Math.ceil((length * 100) / INCH - NOISE)

/** How far it is, where it is too near. */
export const nearBy = (length: number): number => Math.floor((length * 100) / INCH + NOISE)
