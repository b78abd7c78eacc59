import { inchesOf, scaledTo, type Vf } from '@grognard/rules-vf/functions'

/** The distances of the rules that a battle is played by, in inches. */
export const distancesOf = ({ options }: Pick<Vf, 'options'>): ReturnType<typeof inchesOf> =>
  inchesOf(options)

/** What players judge by, such as how near is near, in inches as long as the battle's own. (O3.1) */
export const judged = ({ options }: Pick<Vf, 'options'>, inches: number): number =>
  inches * scaledTo(options)
