export { playBattle, type Contender, type Contest, type Fought } from './battle.ts'
export { EVERY_PLAYER, listed, type Listed, type PlayerKind, type PlayerName } from './listed.ts'
export { playerOf, type ComputerPlayer, type Mind, type Reason, type Thought } from './player.ts'
export { random } from './random.ts'
