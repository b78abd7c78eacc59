import type { Profile } from './profile.ts'
import { artillery, cavalry, detached, GUN, infantry } from './rows.ts'
import type { Sheet } from './sheet.ts'

const MUSKET = ['Musket', 12] as const
const RIFLE = ['Rifle', 18] as const
const SABRE = ['Sabre', 0] as const

const FOOT = ['disciplined musketry', 'skirmishers', 'square'] as const
const LIGHT = ['disciplined musketry', 'light infantry', 'square'] as const
const APART = ['disciplined musketry', 'light infantry'] as const
const LIGHT_HORSE = ['carbines', 'headstrong', 'light cavalry'] as const
const HEAVY_HORSE = ['headstrong', 'heavy cavalry'] as const

const it = 'british'

/** The British of 1807 to 1815. (sheet.british.units) */
const PROFILES: readonly Profile[] = [
  infantry(it, 'Foot Guard', [30, 48], MUSKET, [3, 6, 6], FOOT, 36),
  infantry(it, 'Line Infantry', [24, 36], MUSKET, [3, 4, 4], FOOT, 24),
  infantry(it, 'Light Infantry', [24, 36], MUSKET, [4, 3, 4], LIGHT, 27),
  infantry(it, 'Riflemen', [24, 36], RIFLE, [4, 3, 4], LIGHT, 31),
  detached(infantry(it, 'Light Infantry Detachment', [4, 8], MUSKET, [2, 2, 2], APART, 10)),
  detached(infantry(it, 'Rifle Detachment', [4, 8], RIFLE, [2, 2, 2], APART, 14)),

  cavalry(it, 'Hussars', [9, 14], SABRE, [0, 4, 3], LIGHT_HORSE, 24),
  cavalry(it, 'Light Dragoons', [9, 14], SABRE, [0, 4, 3], LIGHT_HORSE, 24),
  cavalry(it, 'Heavy Dragoons', [9, 14], SABRE, [0, 6, 4], HEAVY_HORSE, 30),
  cavalry(it, 'Household Cavalry', [9, 14], SABRE, [0, 7, 4], HEAVY_HORSE, 32),
  detached(
    cavalry(it, 'Cavalry Detachment', [3, 3], SABRE, [0, 2, 1], ['carbines', 'light cavalry'], 10),
  ),

  artillery(it, 'Rocket Artillery', GUN, ['Rocket', 60], [1, 2, 2], ['rockets'], 22),
  artillery(it, 'Field Artillery', GUN, ['Cannon', 48], [1, 2, 2], ['canister'], 20),
  artillery(it, 'Heavy Artillery', GUN, ['Cannon', 54], [2, 2, 2], ['canister', 'slow'], 28),
  artillery(
    it,
    'Horse Artillery',
    GUN,
    ['Cannon', 36],
    [1, 2, 2],
    ['canister', 'horse artillery'],
    26,
  ),
]

export const british: Sheet = {
  name: it,
  title: 'British, 1807 to 1815',
  profiles: PROFILES,
  rule: {
    name: 'linear tactics',
    title: 'Linear Tactics',
    clause: 'vf2:sheet.british.linear-tactics',
  },
}
