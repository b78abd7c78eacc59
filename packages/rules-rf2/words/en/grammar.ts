import { english } from '@grognard/toolkit'

export const { listed } = english

/** Hundredths of an inch as inches: 250 as 2.5". */
export const inches = (hundredths: number): string => `${hundredths / 100}"`
