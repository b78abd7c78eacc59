import type { AskKind } from '@grognard/kernel'
import type { Side, Vf } from '../battle.ts'
import { refused } from '../refusals/refused.ts'
import { settingOf } from '../scenario-a/setting.ts'
import type { Edge } from '../setting-up.ts'

const EDGES: readonly Edge[] = ['top', 'bottom', 'left', 'right']

/** The attacker's choice: the long edges, or the narrow ones in a meeting engagement. */
function edgesToPick({ terrain, settingUp }: Pick<Vf, 'terrain' | 'settingUp'>): readonly Edge[] {
  const isWide = terrain.width >= terrain.height
  const narrow = settingOf({ settingUp }).form === 'meeting engagement' // A7.0.1
  return isWide === narrow ? ['left', 'right'] : ['top', 'bottom']
}

/** Which edge of the battlefield is the attacker's. (A3.0) */
export const edgeAsk: AskKind<Vf, { readonly side: Side }, Edge> = {
  name: 'edge',
  expects: `'top', 'bottom', 'left' or 'right'`,
  is: (answer): answer is Edge => EDGES.includes(answer as Edge),
  refuse(seen, _args, edge) {
    const edges = edgesToPick(seen)
    if (edges.includes(edge)) return null
    return settingOf(seen).form === 'meeting engagement'
      ? refused('vf2:A7.0.1', 'narrow-edge', { edges })
      : refused('vf2:A3.0', 'long-edge', { edges })
  },
  candidates: (seen, _args, n) => edgesToPick(seen).slice(0, n),
  complete: true,
}
