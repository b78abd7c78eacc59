/** What an option changes, in a line beside its title. */
export const optionLines: { readonly [option: string]: string } = {
  scale: 'The book prints every distance twice: the second is for smaller figures.',
  arcs: 'Whether some of an enemy stand in the arc of fire will do, or all of it must be.',
}
