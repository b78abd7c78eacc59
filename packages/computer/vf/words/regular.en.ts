// Why the regular decides as it does: each function names the data that its sentence needs.

type OfUnit = { readonly unit: string }
type Shot = { readonly target: string; readonly losses: number; readonly routs: number }
type There = OfUnit & { readonly goal: string; readonly there: number; readonly here: number }
type Ordered = { readonly brigade: string; readonly objective: string; readonly why: string }

const times = (chance: number): string => `${chance} times in 100`

const WHY: Readonly<Record<string, string>> = {
  first: 'as the plan begins',
  kept: 'as before',
  taken: 'since it has been taken',
  lost: 'since it has been lost',
  spent: 'since its units are shaken',
  better: 'since that promises more now',
}

const why = (code: string): string => WHY[code] ?? code

const losses = ({ there, here }: There): string =>
  `expected losses ${there.toFixed(1)} against ${here.toFixed(1)} where it stood`

export const regularReasons = {
  'own-objective': () => 'An objective close to the own line is held with the fewest men.',
  'lines-up': ({ unit, goal }: OfUnit & { readonly goal: string }) =>
    `${unit} takes its place in the line for ${goal}.`,
  'in-reserve': ({ unit }: OfUnit) => `${unit} finds no place in the line and comes later.`,
  'at-hand': ({ leader }: { readonly leader: string }) =>
    `${leader} stands where most of his units are in hand.`,
  'keeps-inspiration': ({ unit }: OfUnit) =>
    `${unit} is let go: the fortitude of its brigade may need Inspiration more.`,

  'order-take': ({ brigade, objective, why: code }: Ordered) =>
    `${brigade} is to take ${objective}, ${why(code)}.`,
  'order-hold': ({ brigade, objective, why: code }: Ordered) =>
    `${brigade} is to hold ${objective}, ${why(code)}.`,
  'order-screen': ({ brigade, objective, why: code }: Ordered) =>
    `${brigade} is to screen the others at ${objective}, ${why(code)}.`,
  'order-reserve': ({ brigade, why: code }: Ordered) =>
    `${brigade} is to fall back and rally, ${why(code)}.`,

  'shoots-at': ({ target, losses: lost, routs }: Shot) =>
    `${target} is the best target: ${lost.toFixed(1)} losses expected, and it routs ${times(routs)}.`,
  prepares: ({ target, losses: lost }: Shot) =>
    `${target} is to be assaulted and is shot at first: ${lost.toFixed(1)} losses expected.`,
  'holds-fire': () => 'No shot is worth more than what the others will do instead.',
  shoots: ({ unit, target, losses: lost }: Shot & OfUnit) =>
    `${unit} leads the fire on ${target}: ${lost.toFixed(1)} losses expected.`,

  strikes: ({
    unit,
    target,
    wins,
    helpers,
  }: OfUnit & { readonly target: string; readonly wins: number; readonly helpers: number }) =>
    helpers === 0
      ? `${unit} assaults ${target}: it wins ${times(wins)}.`
      : `${unit} assaults ${target} with ${helpers} to help: it wins ${times(wins)}.`,
  recovers: ({ unit, back }: OfUnit & { readonly back: number }) =>
    `${unit} rallies: ${back.toFixed(1)} losses back on average.`,
  stands: ({ unit }: OfUnit) => `${unit} finds no place that is better than its own.`,
  fights: ({ unit }: OfUnit) => `${unit} stays in its fight.`,
  'breaks-away': (moved: There) => `${moved.unit} breaks off a fight that goes badly.`,
  'for-objectives': ({ unit, goal }: There) => `${unit} goes where its men count for ${goal}.`,
  'for-task': ({ unit, goal }: There) => `${unit} goes on towards ${goal}.`,
  'for-fire': (moved: There) => `${moved.unit} goes where its fire tells; ${losses(moved)}.`,
  'for-assault': ({ unit }: There) => `${unit} comes up for an assault.`,
  'for-exposure': (moved: There) => `${moved.unit} goes out of the fire; ${losses(moved)}.`,
  'for-danger': ({ unit }: There) => `${unit} goes out of reach of an assault.`,
  'for-support': (moved: There) => `${moved.unit} moves to support its brigade; ${losses(moved)}.`,
  'for-command': ({ unit }: There) => `${unit} comes back within reach of its leader’s voice.`,
  shelters: ({ unit, feature }: OfUnit & { readonly feature: string }) =>
    `${unit} occupies ${feature}.`,

  rides: ({ leader, units }: { readonly leader: string; readonly units: number }) =>
    `${leader} rides to where he has ${units} ${units === 1 ? 'unit' : 'units'} in hand.`,
  'leader-stays': ({ leader }: { readonly leader: string }) => `${leader} is where he is needed.`,
  'best-fights': ({
    unit,
    target,
    wins,
  }: OfUnit & { readonly target: string; readonly wins: number }) =>
    `These fights have the best odds; ${unit} wins against ${target} ${times(wins)}.`,
}
