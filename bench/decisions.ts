// Decisions per second: whole battles from recorded answers, so that nobody pays for choosing.
import { CHANCE, courseAt, judge, put, type Answered } from '@grognard/kernel'
import { answersOf, decisionsOf, menIn, playedBattle, rulebook, startingBattle } from './battles.ts'
import { moveOf, newMatch, playMoves } from './boardgame.ts'
import { compared, measure, report } from './measure.ts'

const battles = Array.from({ length: 4 }, (_, i) => playedBattle(`decisions/${i}`))
const decisions = battles.reduce((sum, battle) => sum + battle.decisions, 0)
const scripts = battles.map(answersOf)
const moves = battles.map((battle) => decisionsOf(battle).map(moveOf))
const start = startingBattle()
const match = newMatch()

/** As a host does it: every answer of a seat is judged, chance is believed. */
function onKernel(answers: readonly Answered[]) {
  const course = courseAt(rulebook, start)
  for (const answered of answers) {
    if (answered.seat !== CHANCE) {
      const refusal = judge(course, answered.seat, answered.answer)
      if (refusal) throw new Error(refusal.message)
    }
    put(course, answered)
  }
  return course.checkpoint
}

// It is the same game only if every battle ends the same way.
battles.forEach((_, i) => {
  const ours = onKernel(scripts[i] ?? [])
  const { G, ctx } = playMoves(match, moves[i] ?? [])
  if (menIn(ours.units) !== menIn(G.units) || ours.outcome?.name !== ctx.gameover)
    throw new Error(`Battle ${i} ends differently on boardgame.io.`)
})

const { ours, theirs } = measure({
  ours: (times) => {
    let turns = 0
    for (let i = 0; i < times; i++) for (const script of scripts) turns += onKernel(script).turn
    return turns
  },
  theirs: (times) => {
    let turns = 0
    for (let i = 0; i < times; i++) for (const list of moves) turns += playMoves(match, list).G.turn
    return turns
  },
})

report({ decisions: compared(ours, theirs, decisions) })
