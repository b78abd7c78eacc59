// Replay of a finished battle whose record has exactly 400 answers, dice and cards included.
import { recordOfPlayed, replay } from '@grognard/kernel'
import { decisionsOf, menIn, playedBattle, rulebook, setUp } from './battles.ts'
import { moveOf, newMatch, playMoves } from './boardgame.ts'
import { compared, measure, report } from './measure.ts'

const ANSWERS = 400

function battleOf(answers: number) {
  for (let i = 0; i < 10_000; i++) {
    const battle = playedBattle(`replays/${i}`)
    if (battle.log.length === answers) return battle
  }
  throw new Error(`No battle with ${answers} answers was found.`)
}

const battle = battleOf(ANSWERS)
const record = recordOfPlayed(setUp, battle)
const moves = decisionsOf(battle).map(moveOf)

function replayed() {
  const result = replay(rulebook, record)
  if (!result.ok) throw new Error(result.misfit.refusal.message)
  return result.host.course.checkpoint
}

const replayedByPeer = () => playMoves(newMatch(), moves).G

if (menIn(replayed().units) !== menIn(replayedByPeer().units))
  throw new Error('The replay ends differently on boardgame.io.')

const { ours, theirs } = measure({
  ours: (times) => {
    let turns = 0
    for (let i = 0; i < times; i++) turns += replayed().turn
    return turns
  },
  theirs: (times) => {
    let turns = 0
    for (let i = 0; i < times; i++) turns += replayedByPeer().turn
    return turns
  },
})

report({ replay: compared(ours, theirs) })
