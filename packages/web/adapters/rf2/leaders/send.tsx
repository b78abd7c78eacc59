import { isWithinOfPoint, INCH, type Point } from '@grognard/geometry'
import {
  bodyIn,
  situationOf,
  unitOf,
  type Attachment,
  type Leader,
  type Rf2,
  type Unit,
  type UnitId,
} from '@grognard/rules-rf2/functions'
import type { Emphasis } from '@grognard/table'
import { useMemo, useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { useHand } from '../../inches/hand/use-hand.ts'
import { bodyOf, leaderBody, leaderIn, unitIn } from '../../inches/ids.ts'
import { Listed, type Pressed } from '../../inches/moving/by-hand.tsx'
import { Refused } from '../../inches/refused.tsx'
import { Ok } from '../../parts/ok.tsx'
import { leaderBodyOf, placeOfLeader } from '../bodies.ts'
import { useSetting } from '../setting.ts'
import { LEADER_RADIUS } from '@grognard/rules-rf2/functions'

type Sent = readonly Attachment[]

const without = (sent: Sent, leader: number): Sent => sent.filter((one) => one.leader !== leader)

/** Sends leaders to their units, or away from them: by dragging, by picks and from a list. (10.4) */
export function SendLeaders(props: ControlProps<Rf2>) {
  const { seen, ask, table, judge, give } = props
  const { setting, wording, side } = useSetting(props)
  const { frame } = setting
  const { text, name } = wording
  const [sent, setSent] = useState<Sent>([])
  /** Where a leader is being dragged. */
  const [held, setHeld] = useState<{ readonly leader: number; readonly at: Point } | null>(null)
  const leaders = useMemo(
    () => seen.leaders.filter((one) => one.side === side && one.status === 'ready'),
    [seen, side],
  )
  const inHand = leaders.find(({ id }) => leaderBody(id) === table.selected.value) ?? null
  const refusal = useMemo(() => (sent.length === 0 ? null : judge([...sent])), [sent, seen, ask])
  const places = useMemo(
    () =>
      inHand
        ? seen.units.filter(
            ({ id, side: of, pose }) =>
              of === side &&
              pose !== null &&
              judge([...without(sent, inHand.id), { leader: inHand.id, unit: id }]) === null,
          )
        : [],
    [seen, ask, inHand, sent],
  )

  /** To a unit, to where he was, or by himself. */
  function send(leader: Leader, to: UnitId | null): void {
    const rest = without(sent, leader.id)
    setSent(to === leader.with ? rest : [...rest, { leader: leader.id, unit: to }])
  }
  const under = (at: Point): Unit | null =>
    seen.units.find((unit) => {
      if (unit.side !== side || !unit.pose) return false
      const body = bodyIn(situationOf(seen), unit.id)
      return 'boxes' in body && isWithinOfPoint(body, at, INCH)
    }) ?? null

  const shown = useMemo((): Partial<Emphasis> => {
    const bodies = leaders.map(({ id }) => leaderBody(id))
    const ghostOf = (id: number, at: Point | null) => {
      const leader = seen.leaders[id]
      return (leader && at && leaderBodyOf(seen, leader, frame, wording, at)) || []
    }
    const goes = sent.flatMap(({ leader, unit }) => {
      const one = seen.leaders[leader]
      return one && leader !== held?.leader ? [{ one, unit }] : []
    })
    const ghosts = goes.flatMap(({ one, unit }) =>
      ghostOf(one.id, placeOfLeader(seen, { ...one, with: unit, at: one.at })),
    )
    return {
      able: bodies,
      movable: bodies,
      ghosts: [...ghosts, ...(held ? [ghostOf(held.leader, held.at)].flat() : [])],
      targets: places.map(({ id }) => ({
        thing: { body: bodyOf(id) },
        label: null,
        chosen: sent.some((one) => one.unit === id && one.leader === inHand?.id),
      })),
      trails: goes.flatMap(({ one, unit }) => {
        const points = [
          placeOfLeader(seen, one),
          unit === null ? null : placeOfLeader(seen, { ...one, with: unit }),
        ]
        const ends = points.flatMap((at) => (at ? frame.point(at) : []))
        return ends.length < 2 ? [] : [{ points: ends, label: null, barred: refusal !== null }]
      }),
    }
  }, [seen, leaders, sent, held, places, inHand, refusal, frame, wording])
  useHand(table, shown, {
    pick(thing) {
      if (!('body' in thing)) return
      const unit = unitIn(seen, thing.body)
      if (inHand && unit?.side === side)
        send(inHand, sentTo(sent, inHand) === unit.id ? inHand.with : unit.id)
      else table.selected.value = thing.body
    },
    drag(body, at, done) {
      const leader = leaderIn(seen, body)
      if (!leader) return
      table.selected.value = body
      const there = frame.point({ x: at.x, y: at.y + LEADER_RADIUS })
      const middle = { x: Math.round(there.x), y: Math.round(there.y) }
      setHeld(done ? null : { leader: leader.id, at: middle })
      if (done) send(leader, under(middle)?.id ?? null)
    },
    key(key) {
      if (key !== 'escape' || sent.length === 0) return false
      setSent([])
      return true
    },
  })
  const w = text.leaders
  const said = (leader: Leader): string => {
    const to = sentTo(sent, leader)
    if (to === null)
      return leader.with === null
        ? w.alone(name(leader))
        : w.leaves(name(leader), name(unitOf(seen, leader.with)))
    return (to === leader.with ? w.with : w.goes)(name(leader), name(unitOf(seen, to)))
  }
  const choices: readonly Pressed[] = inHand
    ? [
        {
          label: inHand.with === null ? w.stays : w.leave,
          isPressed: sentTo(sent, inHand) === null,
          press: () => send(inHand, null),
        },
        ...places.map((unit) => ({
          label: name(unit),
          isPressed: sentTo(sent, inHand) === unit.id,
          press: () => send(inHand, unit.id),
        })),
      ]
    : []
  return (
    <div class="control leaders-control">
      <Ok
        table={table}
        label={sent.length === 0 ? w.allStay : w.send}
        can={refusal === null}
        isUsual={sent.length === 0}
        give={() => give([...sent])}
      />
      <Refused {...{ setting, refusal }} />
      <Listed
        isShort
        title={w.title}
        all={leaders.map((leader) => ({
          label: said(leader),
          isPressed: leader.id === inHand?.id,
          press: () => (table.selected.value = leaderBody(leader.id)),
        }))}
      />
      <Listed isShort title={inHand ? w.to(name(inHand)) : ''} all={choices} />
      {!inHand && <p class="soft">{w.hint}</p>}
    </div>
  )
}

/** With whom he will be; null if by himself. */
function sentTo(sent: Sent, { id, with: own }: Leader): UnitId | null {
  const found = sent.find(({ leader }) => leader === id)
  return found ? found.unit : own
}
