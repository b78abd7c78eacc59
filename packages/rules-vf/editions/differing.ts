import type { Edition } from './edition.ts'

type Numbered = 'distances' | 'moves' | 'scores'

/** What one edition has otherwise than another; of its numbers only those that differ. */
type Differences = Pick<Edition, 'id' | 'title' | 'printing' | 'clauses'> &
  Partial<Omit<Edition, Numbered>> & {
    readonly [numbers in Numbered]?: Partial<Edition[numbers]>
  }

/** The edition that is like another but for its differences. */
export const differing = (base: Edition, differences: Differences): Edition =>
  edition({
    ...base,
    ...differences,
    distances: { ...base.distances, ...differences.distances },
    moves: { ...base.moves, ...differences.moves },
    scores: { ...base.scores, ...differences.scores },
  })

/** Fields written out, in one order for all editions: engines see one kind of record. */
export const edition = (of: Edition): Edition => ({
  id: of.id,
  title: of.title,
  printing: of.printing,
  clauses: of.clauses,
  as: of.as,
  advice: of.advice,
  options: of.options,
  distances: of.distances,
  moves: of.moves,
  scores: of.scores,
  range: of.range,
  tags: of.tags,
  barrierCovers: of.barrierCovers,
  fireModifiers: of.fireModifiers,
  meleeModifiers: of.meleeModifiers,
  hitModifiers: of.hitModifiers,
  refuseFireSupport: of.refuseFireSupport,
  lendsFire: of.lendsFire,
  brigadeRoom: of.brigadeRoom,
  winsTie: of.winsTie,
  routsOutright: of.routsOutright,
  bearLosses: of.bearLosses,
  bearers: of.bearers,
  actions: of.actions,
  mayAct: of.mayAct,
  refuseAction: of.refuseAction,
  ordered: of.ordered,
  activationTest: of.activationTest,
  failActivation: of.failActivation,
  marchesOn: of.marchesOn,
  manners: of.manners,
  refuseReform: of.refuseReform,
  rallyDice: of.rallyDice,
  movesToRally: of.movesToRally,
  rallyTest: of.rallyTest,
  rally: of.rally,
  arrive: of.arrive,
  setUpArrivals: of.setUpArrivals,
  afterShaken: of.afterShaken,
  winnersTest: of.winnersTest,
  valourTest: of.valourTest,
  afterRout: of.afterRout,
  leeway: of.leeway,
  fortitudeTest: of.fortitudeTest,
  endOfPhase: of.endOfPhase,
  routsByFortitude: of.routsByFortitude,
  totalOf: of.totalOf,
  adopt: of.adopt,
})
