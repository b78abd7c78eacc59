import { randomFrom } from '@grognard/kernel'
import { asTerrain, featuresOf, lawfulBattlefield, type Vf } from '@grognard/rules-vf/computing'
import { useMemo, useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { frameFor } from '../frame.ts'
import { groundOf } from '../ground.ts'
import { sideAsked } from '../prompt.ts'
import { speaking } from '../tongue.ts'
import { useHand } from './use-hand.ts'

/** The defender's battlefield: one lawful map after another until one suits. (A3.1) */
export function Battlefield({ seen, ask, language, table, give }: ControlProps<Vf>) {
  const tongue = speaking(language)
  const w = tongue.text.control
  const [map, setMap] = useState(1)
  const side = sideAsked(seen, ask)
  const features = useMemo(
    () => featuresOf(lawfulBattlefield(randomFrom(`map ${map}`), seen.terrain)),
    [seen, map],
  )
  const shown = useMemo(() => {
    const terrain = asTerrain(seen.terrain, features)
    return { ground: groundOf({ ...seen, terrain }, frameFor(seen, side), tongue) }
  }, [seen, features, side, tongue])
  useHand(table, shown, {})
  return (
    <div class="control">
      <p>{w.map(map)}</p>
      <div class="row">
        <button type="button" disabled={map === 1} onClick={() => setMap(map - 1)}>
          {w.mapBefore}
        </button>
        <button type="button" onClick={() => setMap(map + 1)}>
          {w.mapNext}
        </button>
        <button type="button" class="do-it" onClick={() => give(features)}>
          {tongue.text.choice.terrain}
        </button>
      </div>
    </div>
  )
}
