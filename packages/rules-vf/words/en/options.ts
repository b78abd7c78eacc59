/** What each option changes, in a line. */
export const optionLines: { readonly [option: string]: string } = {
  bases: 'Units on small bases take less room, so that more of them fit on the same table.',
  gap: 'A wider gap makes open order wider: it screens more ground.',
  heavyGuns: 'One more shot in six tells when heavy guns shoot by themselves.',
  batteries:
    'Two cannons make a battery wider; if each attacks by itself, it can shoot at two targets or support itself.',
  large:
    'A large unit has twice the figures, one more melee die and one more tenacity, throws a single 1 of its fire again, and costs 5 points more.',
  distances:
    'Moves, ranges and all other distances shrink alike: a smaller table will do. Bases stay as they are.',
  units: 'Half the figures make units half as wide; values and points stay as they are.',
}
