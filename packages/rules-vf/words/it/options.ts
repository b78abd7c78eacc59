/** What each option changes, in a line. */
export const optionLines: { readonly [option: string]: string } = {
  bases: 'Su basi piccole le unità occupano meno spazio, e sullo stesso tavolo ne stanno di più.',
  gap: 'Più distanza rende l’ordine sparso più largo: copre più terreno.',
  heavyGuns: 'Un colpo su sei in più va a segno quando i cannoni pesanti sparano da soli.',
  batteries:
    'Due cannoni fanno una batteria più larga; se ciascuno attacca per conto suo, può tirare a due bersagli o darsi Supporto.',
  large:
    'Un’unità grande ha il doppio dei modelli, un Attacco da Mischia e una Tenacia in più; del suo tiro si ritira un solo 1; costa 5 punti in più.',
  distances:
    'Movimenti, gittate e ogni altra distanza si riducono insieme: basta un tavolo più piccolo. Le basi restano come sono.',
  units: 'Metà dei modelli fa unità larghe la metà; valori e punti restano come sono.',
}
