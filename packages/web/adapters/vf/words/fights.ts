import { english, italian } from '@grognard/toolkit'

/** The choice of fights, in English. */
export const fightsEn = {
  hint: 'Pick one of your units, then the enemy it fights. A second pick changes how.',
  roles: 'Who does what',
  attacks: (enemy: string): string => `attacks ${enemy}`,
  supports: (enemy: string): string => `supports against ${enemy}`,
  encourages: (enemy: string): string => `lends its brigade against ${enemy}`,
  nothing: 'takes no part',
  otherCannon: (unit: string): string => `${unit}, other cannon`,
  sooner: 'Sooner',
  later: 'Later',
  back: (odds: string): string => `In return: ${odds}.`,
  begin: (n: number): string => `${english.counted(n, 'fight', 'fights')}, in this order`,
}

/** The same in Italian. */
export const fightsIt: typeof fightsEn = {
  hint: 'Scegliete una vostra unità, poi il nemico che affronta. Una seconda scelta cambia il modo.',
  roles: 'Chi fa che cosa',
  attacks: (enemy) => `attacca ${enemy}`,
  supports: (enemy) => `sostiene contro ${enemy}`,
  encourages: (enemy) => `porta la sua brigata contro ${enemy}`,
  nothing: 'non partecipa',
  otherCannon: (unit) => `${unit}, l’altro cannone`,
  sooner: 'Prima',
  later: 'Dopo',
  back: (odds) => `In risposta: ${odds}.`,
  begin: (n) => `${italian.counted(n, 'scontro', 'scontri')}, in quest’ordine`,
}
