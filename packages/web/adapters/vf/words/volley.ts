/** What the control of a volley says, in English. */
export const volleyEn = {
  hint: 'Pick an enemy, then your units: each lends support, leads, or stays out.',
  hintLend: 'Pick your units: each lends support or stays out.',
  targets: 'Target',
  shooters: 'Who takes part',
  cards: 'Cards with this volley',
  fires: (unit: string, target: string, support: string): string =>
    `Fire on ${target} with ${unit}${support === '' ? '' : `, ${support} in support`}?`,
  nobody: (target: string): string => `Nobody shoots at ${target} yet.`,
  left: (target: string): string => `Another commander shoots at ${target}.`,
  leave: 'Leave it to others',
  none: 'Choose a target',
  leads: 'leads',
  supports: 'supports',
  both: 'with both cannons',
  skirmishing: 'skirmishing',
  part: (unit: string, does: string): string => `${unit}: ${does}`,
  dice: (dice: number, chance: string): string =>
    `${dice} ${dice === 1 ? 'die' : 'dice'}, ${chance}`,
}

export const volleyIt: typeof volleyEn = {
  hint: 'Scegliete un nemico, poi le vostre unità: ciascuna dà Supporto, guida o resta fuori.',
  hintLend: 'Scegliete le vostre unità: ciascuna dà Supporto o resta fuori.',
  targets: 'Bersaglio',
  shooters: 'Chi partecipa',
  cards: 'Carte con questa salva',
  fires: (unit, target, support) =>
    `Fuoco su ${target} con ${unit}${support === '' ? '' : `, ${support} in Supporto`}?`,
  nobody: (target) => `Nessuno spara ancora a ${target}.`,
  left: (target) => `A ${target} spara un altro comandante.`,
  leave: 'Lasciare ad altri',
  none: 'Scegliete un bersaglio',
  leads: 'guida',
  supports: 'dà Supporto',
  both: 'con entrambi i cannoni',
  skirmishing: 'in scaramuccia',
  part: (unit, does) => `${unit}: ${does}`,
  dice: (dice, chance) => `${dice} ${dice === 1 ? 'dado' : 'dadi'}, ${chance}`,
}
