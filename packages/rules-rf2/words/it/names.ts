// Names of the scenarios' units, leaders and ground; a name that is not understood stays as it is.

const WHOLE: { readonly [name: string]: string } = {
  red: 'rosso',
  blue: 'blu',
  umpire: 'arbitro',
  Umpire: 'Arbitro',
  'Mill Hill': 'la collina del mulino',
  'the orchard': 'il frutteto',
  'Birch Wood': 'il bosco di betulle',
  'the hedge': 'la siepe',
  'the high road': 'la strada maestra',
  'the west copse': 'il boschetto a ovest',
  'the middle copse': 'il boschetto di mezzo',
  'the east copse': 'il boschetto a est',
}

const TROOPS: { readonly [troops: string]: string } = {
  Foot: 'di fanteria',
  Line: 'di linea',
  Musketeers: 'moschettieri',
  Fusiliers: 'fucilieri',
}

const SIDE: { readonly [side: string]: string } = { red: 'rosso', blue: 'blu' }
const SHE: { readonly [side: string]: string } = { red: 'rossa', blue: 'blu' }

type Rule = readonly [RegExp, (...parts: string[]) => string]

const RULES: readonly Rule[] = [
  [
    /^(\d+)(?:st|nd|rd|th) (Foot|Line|Musketeers|Fusiliers)$/,
    (n = '', of = '') => `${n}° ${TROOPS[of]}`,
  ],
  [/^General (red|blue)$/, (side = '') => `Generale ${SIDE[side]}`],
  [/^Colonel (red|blue) (\d+)$/, (side = '', n = '') => `Colonnello ${SIDE[side]} ${n}`],
  [/^General (.+)$/, (who = '') => `Generale ${who}`],
  [/^Colonel (.+)$/, (who = '') => `Colonnello ${who}`],
  [/^(red|blue) brigade (\d+)$/, (side = '', n = '') => `Brigata ${SHE[side]} ${n}`],
  [/^(red|blue) brigade$/, (side = '') => `Brigata ${SHE[side]}`],
  [/^(red|blue) (\d+)$/, (side = '', n = '') => `${SIDE[side]} ${n}`],
  [/^(.+) Brigade$/, (who = '') => `Brigata ${who}`],
  [/^(.+) Battery$/, (who = '') => `Batteria ${who}`],
  [/^(.+) Rifles$/, (who = '') => `Cacciatori ${who}`],
  [/^(.+)’s battery$/, (who = '') => `Batteria di ${who}`],
]

/** What something is called in Italian. */
export function name(proper: string): string {
  const whole = Object.hasOwn(WHOLE, proper) ? WHOLE[proper] : undefined
  if (whole !== undefined) return whole
  for (const [rule, said] of RULES) {
    const [all, ...parts] = rule.exec(proper) ?? []
    if (all !== undefined) return said(...parts)
  }
  return proper
}
