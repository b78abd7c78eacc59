import { inchesOf, type Vf } from '@grognard/rules-vf/functions'

/** The distances of the rules that a battle is played by, in inches. */
export const distancesOf = ({ options }: Pick<Vf, 'options'>): ReturnType<typeof inchesOf> =>
  inchesOf(options)
