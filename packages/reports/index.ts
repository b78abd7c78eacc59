export type { BotReport, Game, Study, Thinking } from './game.ts'
export { gameFrom, gameLine, headLine, refuseHead, type GamesPlan } from './games-file.ts'
export { pairsOf, standingsOf, type Meeting, type Standings } from './league/standings.ts'
export {
  plainReported,
  type Generalship,
  type Reportable,
  type Reported,
  type RosterEntry,
} from './reported.ts'
export { studyOf } from './study.ts'
export { tallyOf, type Spread, type Tally } from './tally.ts'
export { measuredOf, type Interval, type LossMeasured, type Measured } from './comparison.ts'
export { typicalOf } from './typical.ts'
export { reportPage } from './page/page.ts'
export type { ReportData } from './page/data.ts'
export { gameOf, type PlayedBattle } from './played.ts'
