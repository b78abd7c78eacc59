import type { Profile } from './profile.ts'
import { artillery, cavalry, detached, GUN, infantry, reconstructed } from './rows.ts'
import type { Sheet } from './sheet.ts'

const MUSKET = ['Musket', 12] as const
const SABRE = ['Sabre', 0] as const
const LANCE = ['Lance', 0] as const

const FOOT = ['elan', 'skirmishers', 'square'] as const
const LIGHT = ['elan', 'light infantry', 'square'] as const
const LIGHT_HORSE = ['carbines', 'light cavalry'] as const
const GUNS = ['battery', 'canister'] as const

const it = 'french'

/** The French of 1805 to 1815. (sheet.french.units) */
const PROFILES: readonly Profile[] = [
  infantry(it, 'Old Guard', [24, 36], MUSKET, [3, 6, 6], FOOT, 35),
  infantry(it, 'Middle Guard', [24, 36], MUSKET, [3, 5, 6], FOOT, 33),
  infantry(it, 'Young Guard', [24, 36], MUSKET, [3, 5, 5], FOOT, 29),
  infantry(it, 'Guard Marines', [24, 36], MUSKET, [4, 4, 4], LIGHT, 28),
  infantry(it, 'Grenadiers', [24, 36], MUSKET, [3, 5, 4], FOOT, 25),
  infantry(it, 'Line Infantry', [24, 36], MUSKET, [3, 4, 4], FOOT, 23),
  infantry(it, 'Light Infantry', [24, 36], MUSKET, [4, 3, 4], LIGHT, 26),
  infantry(it, 'Marie Louise', [24, 36], MUSKET, [2, 3, 3], ['skirmishers', 'square'], 13),
  infantry(it, 'National Guard', [24, 36], MUSKET, [2, 3, 2], ['militia', 'square'], 9),
  detached(infantry(it, 'Infantry Detachment', [6, 8], MUSKET, [2, 2, 2], ['light infantry'], 8)),

  cavalry(it, 'Hussars and Chasseurs', [9, 14], SABRE, [0, 4, 3], LIGHT_HORSE, 22),
  cavalry(it, 'Lanciers', [9, 14], LANCE, [0, 4, 3], LIGHT_HORSE, 22),
  cavalry(it, 'Dragoons', [9, 14], SABRE, [0, 5, 3], ['heavy cavalry'], 22),
  cavalry(it, 'Cuirassiers and Carabineers', [9, 14], SABRE, [0, 6, 4], ['heavy cavalry'], 28),
  detached(cavalry(it, 'Cavalry Detachment', [3, 3], SABRE, [0, 2, 1], LIGHT_HORSE, 10)),

  artillery(it, 'Field Artillery', GUN, ['Cannon', 48], [1, 2, 2], GUNS, 23),
  artillery(it, 'Heavy Artillery', GUN, ['Cannon', 54], [2, 2, 2], [...GUNS, 'slow'], 31),
  // The row is lost: the British one, with Battery at the price it has on the other two.
  reconstructed(
    artillery(
      it,
      'Horse Artillery',
      GUN,
      ['Cannon', 36],
      [1, 2, 2],
      [...GUNS, 'horse artillery'],
      29,
    ),
  ),
]

export const french: Sheet = {
  name: it,
  title: 'French, 1805 to 1815',
  profiles: PROFILES,
  rule: null,
}
