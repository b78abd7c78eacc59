// Generation 9 random battles of @pkmn/sim, in the form that costs it least: `Battle` driven
// directly, without its streams of text and without its log, with teams drawn beforehand or not.

/** What is used of it. */
type Condition = { readonly condition: string; readonly reviving?: boolean }

type Request = {
  readonly wait?: boolean
  readonly forceSwitch?: readonly boolean[]
  readonly active?: readonly {
    readonly moves: readonly { readonly disabled?: boolean | string }[]
    readonly trapped?: boolean
  }[]
  readonly side: { readonly pokemon: readonly Condition[] }
}

type Side = {
  readonly activeRequest: Request | null
  choose(choice: string): boolean
  isChoiceDone(): boolean
}

type Battle = {
  readonly ended: boolean
  readonly winner: string
  readonly turn: number
  readonly inputLog: readonly string[]
  readonly sides: readonly Side[]
  commitChoices(): void
}

type BattleClass = new (options: object) => Battle

type Teams = { getTeamGenerator(format: string, seed: string): { getTeam(): unknown } }

const FORMAT = 'gen9randombattle'

/** So many numbers below n, the same again from the same seed. */
type Below = (n: number) => number

export type Pkmn = {
  /** Plays the battle of that number; how many of its choices had more than one option. */
  readonly play: (number: number) => number
  /** The same with teams that are drawn for it. */
  readonly playWhole: (number: number) => number
}

const TEAMS = 200

export async function pkmnBattles(belowOf: (seed: string) => Below): Promise<Pkmn> {
  const { Battle } = (await import('@pkmn/sim')) as unknown as { readonly Battle: BattleClass }
  const { TeamGenerators } = (await import('@pkmn/randoms')) as unknown as {
    readonly TeamGenerators: Teams
  }
  const generator = TeamGenerators.getTeamGenerator(FORMAT, '1,2,3,4')
  const teams = Array.from({ length: TEAMS }, () => generator.getTeam())
  const known = (place: number): unknown => teams[place % TEAMS]
  const Silent = withoutLog(Battle)
  const fight = (Class: BattleClass, number: number, teamOf = known) => {
    const battle = new Class({
      formatid: FORMAT,
      seed: `${number},2,3,4`,
      p1: { name: 'red', team: teamOf(2 * number) },
      p2: { name: 'blue', team: teamOf(2 * number + 1) },
    })
    const below = belowOf(`pkmn/${number}`)
    let decisions = 0
    while (!battle.ended) {
      for (const side of battle.sides) if (decide(side, below)) decisions++
      battle.commitChoices()
    }
    return { battle, decisions }
  }
  // Nothing but the log is left out: battles with it go the same way.
  for (let number = 0; number < 4; number++)
    if (courseOf(fight(Battle, number).battle) !== courseOf(fight(Silent, number).battle))
      throw new Error(`Battle ${number} of @pkmn/sim goes another way without its log.`)
  return {
    play: (number) => fight(Silent, number).decisions,
    playWhole: (number) => fight(Silent, number, () => generator.getTeam()).decisions,
  }
}

function withoutLog(Battle: BattleClass): BattleClass {
  return class extends Battle {
    add(): void {}
    addMove(): void {}
    addSplit(): void {}
    attrLastMove(): void {}
    retargetLastMove(): void {}
  }
}

const courseOf = ({ winner, turn, inputLog }: Battle): string =>
  JSON.stringify([winner, turn, inputLog])

/** Makes any choice for a side that has one to make; whether it had more than one option. */
function decide(side: Side, below: Below): boolean {
  // A choice may be refused where only then a hidden trap shows; the request says so afterwards.
  while (!side.isChoiceDone()) {
    const { activeRequest } = side
    if (!activeRequest || activeRequest.wait) return false
    const options = optionsOf(activeRequest)
    if (side.choose(options[below(options.length)] as string)) return options.length > 1
  }
  return false
}

function optionsOf({ forceSwitch, active, side: { pokemon } }: Request): readonly string[] {
  const options: string[] = []
  const moves = active?.[0]
  if (moves)
    for (let i = 0; i < moves.moves.length; i++)
      if (!moves.moves[i]?.disabled) options.push(`move ${i + 1}`)
  const revives = forceSwitch !== undefined && pokemon[0]?.reviving === true
  if (!moves?.trapped)
    for (let i = 1; i < pokemon.length; i++)
      if (pokemon[i]?.condition.endsWith(' fnt') === revives) options.push(`switch ${i + 1}`)
  return options.length > 0 ? options : ['pass']
}
