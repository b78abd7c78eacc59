import { randomFrom } from '@grognard/kernel'
import {
  featuresOf,
  lawfulBattlefield,
  limitsOf,
  tagged,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { ControlProps } from '../adapter.ts'
import { TerrainEditor } from '../inches/terrain/editor.tsx'
import { PIECES, type Palette } from '../inches/terrain/pieces.ts'
import { groundOf } from './ground.ts'
import { useSetting } from './setting.ts'

/** What the defender may put on the table: everything there is. (A3.1) */
export const PALETTE: Palette = {
  kinds: PIECES,
  tagged: (feature, kind) => tagged(feature, kind === 'light wood' ? { wood: 'rough' } : undefined),
  isLightWood: ({ tags }) => tags.includes('rough'),
}

/** The defender's battlefield. (A3.1) */
export function Battlefield(props: ControlProps<Vf>) {
  const { seen, table, judge, give } = props
  const { setting, wording } = useSetting(props)
  const { terrain } = seen
  const { text, nouns } = wording
  const limits = limitsOf(terrain)
  return (
    <TerrainEditor
      {...{ table, judge, give, setting, terrain }}
      palette={PALETTE}
      proposal={(map) => lawfulBattlefield(randomFrom(`map ${map}`), terrain).features}
      answer={(features) => featuresOf({ ...terrain, features })}
      ground={(features) =>
        groundOf({ ...seen, terrain: { ...terrain, features } }, setting.frame, wording)
      }
      called={(kind) => nouns.terrain[kind]}
      limits={text.terrain.limits(limits.village, limits.wood)}
      commit={text.choice.terrain}
    />
  )
}
