import { describe, expect, it } from 'vitest'
import { profileNamed, profileOf, sheetOf, SHEETS } from '../sheets/index.ts'
import type { Profile } from '../sheets/profile.ts'

// Typed again from the book: figures, weapon, range, fire, melee, tenacity, special rules, points.
type Row = readonly [
  title: string,
  figures: string,
  weapon: string,
  values: string,
  specials: string,
  points: number,
]

const BRITISH: { readonly [arm in Profile['arm']]: readonly Row[] } = {
  infantry: [
    ['Foot Guard', '30-48', 'Musket 12', '3 6 6', 'disciplined musketry, skirmishers, square', 36],
    [
      'Line Infantry',
      '24-36',
      'Musket 12',
      '3 4 4',
      'disciplined musketry, skirmishers, square',
      24,
    ],
    [
      'Light Infantry',
      '24-36',
      'Musket 12',
      '4 3 4',
      'disciplined musketry, light infantry, square',
      27,
    ],
    ['Riflemen', '24-36', 'Rifle 18', '4 3 4', 'disciplined musketry, light infantry, square', 31],
    [
      'Light Infantry Detachment',
      '4-8',
      'Musket 12',
      '2 2 2',
      'disciplined musketry, light infantry',
      10,
    ],
    ['Rifle Detachment', '4-8', 'Rifle 18', '2 2 2', 'disciplined musketry, light infantry', 14],
  ],
  cavalry: [
    ['Hussars', '9-14', 'Sabre 0', '0 4 3', 'carbines, headstrong, light cavalry', 24],
    ['Light Dragoons', '9-14', 'Sabre 0', '0 4 3', 'carbines, headstrong, light cavalry', 24],
    ['Heavy Dragoons', '9-14', 'Sabre 0', '0 6 4', 'headstrong, heavy cavalry', 30],
    ['Household Cavalry', '9-14', 'Sabre 0', '0 7 4', 'headstrong, heavy cavalry', 32],
    ['Cavalry Detachment', '3-3', 'Sabre 0', '0 2 1', 'carbines, light cavalry', 10],
  ],
  artillery: [
    ['Rocket Artillery', '1-1', 'Rocket 60', '1 2 2', 'rockets', 22],
    ['Field Artillery', '1-1', 'Cannon 48', '1 2 2', 'canister', 20],
    ['Heavy Artillery', '1-1', 'Cannon 54', '2 2 2', 'canister, slow', 28],
    ['Horse Artillery', '1-1', 'Cannon 36', '1 2 2', 'canister, horse artillery', 26],
  ],
}

const FRENCH: { readonly [arm in Profile['arm']]: readonly Row[] } = {
  infantry: [
    ['Old Guard', '24-36', 'Musket 12', '3 6 6', 'elan, skirmishers, square', 35],
    ['Middle Guard', '24-36', 'Musket 12', '3 5 6', 'elan, skirmishers, square', 33],
    ['Young Guard', '24-36', 'Musket 12', '3 5 5', 'elan, skirmishers, square', 29],
    ['Guard Marines', '24-36', 'Musket 12', '4 4 4', 'elan, light infantry, square', 28],
    ['Grenadiers', '24-36', 'Musket 12', '3 5 4', 'elan, skirmishers, square', 25],
    ['Line Infantry', '24-36', 'Musket 12', '3 4 4', 'elan, skirmishers, square', 23],
    ['Light Infantry', '24-36', 'Musket 12', '4 3 4', 'elan, light infantry, square', 26],
    ['Marie Louise', '24-36', 'Musket 12', '2 3 3', 'skirmishers, square', 13],
    ['National Guard', '24-36', 'Musket 12', '2 3 2', 'militia, square', 9],
    ['Infantry Detachment', '6-8', 'Musket 12', '2 2 2', 'light infantry', 8],
  ],
  cavalry: [
    ['Hussars and Chasseurs', '9-14', 'Sabre 0', '0 4 3', 'carbines, light cavalry', 22],
    ['Lanciers', '9-14', 'Lance 0', '0 4 3', 'carbines, light cavalry', 22],
    ['Dragoons', '9-14', 'Sabre 0', '0 5 3', 'heavy cavalry', 22],
    ['Cuirassiers and Carabineers', '9-14', 'Sabre 0', '0 6 4', 'heavy cavalry', 28],
    ['Cavalry Detachment', '3-3', 'Sabre 0', '0 2 1', 'carbines, light cavalry', 10],
  ],
  artillery: [
    ['Field Artillery', '1-1', 'Cannon 48', '1 2 2', 'battery, canister', 23],
    ['Heavy Artillery', '1-1', 'Cannon 54', '2 2 2', 'battery, canister, slow', 31],
    ['Horse Artillery', '1-1', 'Cannon 36', '1 2 2', 'battery, canister, horse artillery', 29],
  ],
}

const rowOf = (profile: Profile): Row => [
  profile.title,
  profile.figures.join('-'),
  `${profile.weapon} ${profile.range}`,
  `${profile.fire} ${profile.melee} ${profile.tenacity}`,
  profile.specials.join(', '),
  profile.points,
]

const rows = (book: typeof BRITISH) =>
  (['infantry', 'cavalry', 'artillery'] as const).flatMap((arm) =>
    book[arm].map((row) => [row[0], arm, row] as const),
  )

describe('Valour & Fortitude: the army sheets', () => {
  it.each(rows(BRITISH))('vf2:sheet.british.units %s (%s)', (title, arm, row) => {
    const profile = profileNamed(`british ${title.toLowerCase()}`) as Profile
    expect(profile.arm).toBe(arm)
    expect(rowOf(profile)).toEqual(row)
  })

  it.each(rows(FRENCH))('vf2:sheet.french.units %s (%s)', (title, arm, row) => {
    const profile = profileNamed(`french ${title.toLowerCase()}`) as Profile
    expect(profile.arm).toBe(arm)
    expect(rowOf(profile)).toEqual(row)
  })

  it('vf2:1.5 a sheet has these rows and no others', () => {
    expect(SHEETS.british.profiles).toHaveLength(rows(BRITISH).length)
    expect(SHEETS.french.profiles).toHaveLength(rows(FRENCH).length)
  })

  it('vf2:options.understrength detachments are marked as such', () => {
    for (const { profiles } of Object.values(SHEETS))
      for (const { title, detachment } of profiles)
        expect([title, detachment === true]).toEqual([title, title.includes('Detachment')])
  })

  it('vf2:sheet.french.units only the French horse artillery is reconstructed', () => {
    const all = Object.values(SHEETS).flatMap(({ profiles }) => profiles)
    expect(all.filter(({ reconstructed }) => reconstructed).map(({ name }) => name)).toEqual([
      'french horse artillery',
    ])
  })

  it('vf2:sheet.british.linear-tactics is the rule of the British army alone', () => {
    expect(SHEETS.british.rule).toMatchObject({ clause: 'vf2:sheet.british.linear-tactics' })
    expect(SHEETS.french.rule).toBeNull()
  })

  it('vf2:1.5 a row is found by its name, and so is its sheet', () => {
    expect(profileOf({ profile: 'french old guard' }).title).toBe('Old Guard')
    expect(sheetOf({ profile: 'french old guard' })).toBe('french')
    expect(sheetOf({ profile: 'british foot guard' })).toBe('british')
    expect(sheetOf({ profile: 'prussian jägers' })).toBeUndefined()
    expect(profileNamed('prussian jägers')).toBeUndefined()
    expect(() => profileOf({ profile: 'prussian jägers' })).toThrow(RangeError)
  })
})
