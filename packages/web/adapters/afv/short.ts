import { shortened, type Said } from '../parts/short-names.ts'

/** What a unit's symbol or its colour says already, and what titles say that a card may. */
const SAID: Said = [
  [/^(Red|Blue) (?=\S)/, ''],
  [/^The (Earl|Duke|Lord) (of )?/, ''],
  [/^The /, ''],
  [/^(Sir|Lord|Prince|Duke|Tercio of|Regiment of) /, ''],
  [/^(?:Charles|Henry|James|John|Nicholas|Radcliffe|Richard|William|Hardress) (?=\S)/, ''],
  [/(['’]s) (?:Horse|Regiment|Battalion|Brigade|Dragoons|Cuirassiers|Arquebusiers)\b/, '$1'],
  [/ \((?:Germans|Italians|Swiss)\)$/, ''],
  [/, (first|second) line$/, ', $1'],
  [/\bRegiment\b/, 'Regt'],
  [/^(\d+° )?Reggimento (?:rosso|blu)$/, '$1Regg.'],
  [/^(Cavalleria|Dragoni|Fanteria|Batteria) (?:ross[aoi]|blu)\b/, '$1'],
  [
    /^(?:Reggiment[oi]|Battaglione|Brigata|Fanteria|Cavalleria|Dragoni|Archibugieri|Corazzieri|Tercio) (?:di|del|della|d'|dell')\s?(?=[A-Z]|duca|conte|principe)/,
    '',
  ],
  [/^(?:duca|conte|principe) (?:di )?(?=[A-Z])/, ''],
  [/^Sir (?=\S)/, ''],
  [/^(?:Charles|Henry|James|John|Nicholas|Radcliffe|Richard|William|Hardress) (?=\S)/, ''],
  [/ \((?:Tedeschi|Italiani|Svizzeri)\)$/, ''],
  [/, (prima|seconda) linea$/, ', $1'],
]

/** The names as they stand on the table; who would be taken for another keeps the whole of his. */
export const shortNames = (names: readonly string[]): ReadonlyMap<string, string> =>
  shortened(names, SAID)
