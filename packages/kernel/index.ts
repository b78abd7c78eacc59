// To write a rulebook: what it is made of.
export type { Loss, Option, Result, Rulebook, Scenario, SetUp } from './rulebook.ts'
export type { Battle, Outcome, Seat, SeatId, SideId } from './battle.ts'
export { CHANCE, chiefOf, UMPIRE, faultsOfSeats, seatOf, seatsOf, sidesOf } from './battle.ts'
export type { Happening, Telling } from './events.ts'
export { INTERJECTION, isHeard, newTelling, OUTCOME, reveal, sentenceOf, tell } from './events.ts'

// To write a rulebook: questions and chance.
export type { AnyKind, Answered, Ask, AskKind, Audience, Procedure, Refusal } from './ask.ts'
export { ask, askAll, askAny, hears } from './ask.ts'
export { refuseForm } from './form.ts'
export type { KernelRefusals } from './refusals.ts'
export { refusal } from './refusals.ts'
export type { Reaction, ReactionKind } from './window.ts'
export { reactionWindow } from './window.ts'
export type { DiceArgs, DiceClass, DrawArgs, Throw } from './chance.ts'
export { drawCard, throwDice } from './chance.ts'

// To set up a battle.
export { setUpOf, usualOptions } from './setup.ts'

// To keep a battle for people.
export type { Host, Mark, News, OpenAsk, Told } from './host.ts'
export {
  give,
  interjectIn,
  newsFor,
  openHost,
  openTo,
  passUntil,
  sayAhead,
  recordOf,
  settle,
  stopPassing,
  UNTIL_ABLE,
} from './host.ts'
export { answer } from './answer.ts'
export {
  consentToTakeBack,
  expireProposal,
  proposeTakeBack,
  undo,
  undoableTo,
  withdrawProposal,
} from './undo.ts'
export { coursesFrom, courseWhen, earliestPast, entriesWhenTold } from './past.ts'
export type { Change, Interjection } from './interjection.ts'
export type { Chance, Missing, Script } from './chance.ts'
export { chanceFrom, isMissing, scripted, seeded, typed } from './chance.ts'

// To record, replay and save.
export type { Earlier } from './earlier.ts'
export { canRead, checkpointOf, logOf, inTodaysForm } from './earlier.ts'
export type { Join } from './joined.ts'
export type {
  Ahead,
  BattleRecord,
  Logged,
  Proposal,
  SavedBattle,
  Standing,
  TakenBack,
} from './record.ts'
export { isTakenBack } from './record.ts'
export type { Misfit, Replayed, Resumed } from './replay.ts'
export { replay, resume } from './replay.ts'
export { save } from './save.ts'
export type { Row, Written } from './rows.ts'
export { markToKeep, rowOf, writtenOf } from './rows.ts'
export { revive, withRows } from './revive.ts'
export type { Followed, Offers, Parted, Parting } from './parting.ts'
export { follow, knownTo } from './parting.ts'

// To play without people: courses, clones, computer players, imagined battles.
export type { Course, Entry, Interjected } from './course.ts'
export {
  askFor,
  cloneOf,
  courseAt,
  isAnswered,
  isOver,
  judge,
  kindOf,
  put,
  Runaway,
  seenBy,
} from './course.ts'
export type { DistantPlayer, Played, Player, Playing, Question, Reply } from './players.ts'
export {
  playOut,
  playOutWaiting,
  randomPlayer,
  recordOfPlayed,
  seatPlayers,
  streamOf,
} from './players.ts'
export type { Knowledge, Masked, Waiting } from './resample.ts'
export { asksTheSame, imagine, knowledgeOf, resample } from './resample.ts'

// Plain values, random numbers, and a debug mode.
export type { Json, JsonObject } from './json.ts'
export { canonical, digest, digestOfText, hash, hasOnly, isObject, same } from './json.ts'
export type { Random, RandomWords } from './random.ts'
export { randomAt, randomFrom } from './random.ts'
export { freezeRecords } from './freeze.ts'
