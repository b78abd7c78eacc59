import type { SpecialName } from '../terms.ts'
import type { Profile } from './profile.ts'

type Figures = readonly [least: number, most: number]
type Weapon = readonly [name: string, range: number]
type Values = readonly [fire: number, melee: number, tenacity: number]

const named = (army: string, title: string): string => `${army} ${title.toLowerCase()}`

const row =
  (arm: Profile['arm']) =>
  (
    army: string,
    title: string,
    figures: Figures,
    [weapon, range]: Weapon,
    [fire, melee, tenacity]: Values,
    specials: readonly SpecialName[],
    points: number,
  ): Profile => ({
    name: named(army, title),
    title,
    arm,
    figures,
    weapon,
    range,
    fire,
    melee,
    tenacity,
    specials,
    points,
  })

/** Rows of an army sheet, as the book prints them: figures, weapon, values, rules, points. */
export const infantry = row('infantry')
export const cavalry = row('cavalry')
export const artillery = row('artillery')

export const detached = (profile: Profile): Profile => ({ ...profile, detachment: true })
export const reconstructed = (profile: Profile): Profile => ({ ...profile, reconstructed: true })

/** One cannon. */
export const GUN: Figures = [1, 1]
