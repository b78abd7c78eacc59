import type { Ask, DiceArgs, DiceClass, DrawArgs, Json } from '@grognard/kernel'

/** One way that chance may answer, and how likely it is. */
export type ChanceOutcome = { readonly answer: Json; readonly chance: number }

/** Every way that chance may answer; faces that count as one are one way. Null if there are too many. */
export function chanceOutcomes({ name, args }: Ask, most: number): readonly ChanceOutcome[] | null {
  return name === 'dice' ? throwsOf(args as DiceArgs, most) : drawsOf(args as DrawArgs)
}

function drawsOf({ from }: DrawArgs): readonly ChanceOutcome[] {
  const cards = Object.entries(from).filter(([, count]) => count > 0)
  const all = cards.reduce((sum, [, count]) => sum + count, 0)
  return cards.map(([card, count]) => ({ answer: card, chance: count / all }))
}

function throwsOf(args: DiceArgs, most: number): readonly ChanceOutcome[] | null {
  // Dice that nobody has sorted into classes may mean something each by itself: the first for
  // red, the second for blue.
  return args.classes.length === 0 ? inOrder(args, most) : byClass(args, most)
}

function inOrder({ count, sides }: DiceArgs, most: number): readonly ChanceOutcome[] | null {
  let ways = 1
  for (let i = 0; i < count; i++) if ((ways *= sides) > most) return null
  return Array.from({ length: ways }, (_, way) => {
    const faces: number[] = []
    for (let rest = way, i = 0; i < count; i++, rest = Math.floor(rest / sides))
      faces.push(1 + (rest % sides))
    return { answer: faces, chance: 1 / ways }
  })
}

/** How many dice fall into each class: a multinomial sum, not six to the n. */
function byClass(
  { count, sides, classes }: DiceArgs,
  most: number,
): readonly ChanceOutcome[] | null {
  const all = wholeClasses(sides, classes)
  const outcomes: ChanceOutcome[] = []
  const spread = (
    place: number,
    left: number,
    faces: readonly number[],
    chance: number,
  ): boolean => {
    const { faces: own } = all[place] as DiceClass
    const face = own[0] as number
    const share = own.length / sides
    if (place === all.length - 1) {
      const rest = Array.from({ length: left }, () => face)
      outcomes.push({ answer: [...faces, ...rest], chance: chance * power(share, left) })
      return outcomes.length <= most
    }
    // `ways` is how many choices of these dice there are among those left.
    let ways = 1
    for (let here = 0; here <= left; here++) {
      const more = Array.from({ length: here }, () => face)
      if (!spread(place + 1, left - here, [...faces, ...more], chance * ways * power(share, here)))
        return false
      ways = (ways * (left - here)) / (here + 1)
    }
    return true
  }
  return spread(0, count, [], 1) ? outcomes : null
}

/** The classes that have faces; a face that is in none is a class of its own. */
function wholeClasses(sides: number, classes: readonly DiceClass[]): readonly DiceClass[] {
  const named = new Set(classes.flatMap(({ faces }) => faces))
  const others: DiceClass[] = []
  for (let face = 1; face <= sides; face++)
    if (!named.has(face)) others.push({ name: String(face), faces: [face] })
  return [...classes.filter(({ faces }) => faces.length > 0), ...others]
}

function power(base: number, times: number): number {
  let product = 1
  for (let i = 0; i < times; i++) product *= base
  return product
}
