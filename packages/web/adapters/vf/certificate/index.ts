import { isObject, type Ask, type Json, type JsonObject } from '@grognard/kernel'
import {
  caseFrom,
  caseOf,
  contactOf,
  unitOf,
  type Case,
  type Matter,
  type Measured,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Thing } from '@grognard/table'
import type { Language } from '@grognard/toolkit'
import type { Certificate, Certificates } from '../../certificate.ts'
import type { Verdict } from '../../inches/certificate/drawn.ts'
import { withImagined } from '../../inches/certificate/imagined.ts'
import { leaderIn, unitIn } from '../ids.ts'
import { whyNot } from '../why-not.ts'
import { answerCertificate } from './answer.ts'
import {
  contactCertificate,
  distanceCertificate,
  shotCertificate,
  sightCertificate,
} from './between.ts'
import { deskFor, type Desk } from './desk.ts'
import { elsewhere, imaginedIn } from './imagined.ts'

function judged(carried: Json, language: Language): Certificate | null {
  try {
    const found = caseFrom(carried)
    return found.ok ? certificateOf(found.value, language) : null
  } catch {
    // A judge may rely on what is asked to make sense; in a link from outside it need not.
    return null
  }
}

function certificateOf(found: Case, language: Language): Certificate | null {
  const { seen, truth, imagined, matter } = found
  const desk = deskFor(seen, language)
  const verdict = verdictOn(desk, matter)
  if (!verdict) return null
  const plain = { ...verdict, imagined: null, legend: desk.words.certificate.places }
  return imagined ? withImagined(plain, desk, elsewhere(desk, truth, imagined)) : plain
}

function verdictOn(desk: Desk, matter: Matter): Verdict | null {
  const { seen } = desk
  switch (matter.about) {
    case 'answer':
      return answerCertificate(desk, matter)
    case 'shot':
      return shotCertificate(desk, unitOf(seen, matter.unit), unitOf(seen, matter.target))
    case 'sight':
      return sightCertificate(desk, unitOf(seen, matter.unit), unitOf(seen, matter.target))
    case 'contact':
      return contactCertificate(desk, unitOf(seen, matter.unit), unitOf(seen, matter.target))
    case 'distance':
      return distanceCertificate(desk, matter.from, matter.to)
  }
}

const ofAnswer = (seen: Vf, ask: Ask, answer: Json): Json =>
  caseOf(seen, {
    about: 'answer',
    ask: ask.name,
    args: isObject(ask.args) ? ask.args : {},
    answer,
  })

/** Whether this unit may shoot at that one. */
export const shotCase = (seen: Vf, unit: Unit, target: Unit): JsonObject =>
  caseOf(seen, { about: 'shot', unit: unit.id, target: target.id })

function ofPick(seen: Vf, ask: Ask, subject: string | null, picked: Thing): Json | null {
  if (!('body' in picked)) return null
  if (!unitIn(seen, picked.body)) return null
  const refusal = whyNot(seen, ask, subject, picked)
  const answer = refusal?.answer
  return answer === undefined ? null : ofAnswer(seen, ask, answer)
}

const measuredIn = (seen: Vf, body: string): Measured | null => {
  const [unit, leader] = [unitIn(seen, body), leaderIn(seen, body)]
  if (unit) return { unit: unit.id }
  return leader && { leader: leader.id }
}

function between(
  seen: Vf,
  then: Vf | null,
  what: 'sight' | 'distance' | 'contact',
  from: string,
  to: string,
): Json | null {
  const imagined = then && imaginedIn(seen, then)
  const [here, there] = [measuredIn(seen, from), measuredIn(seen, to)]
  if (!here || !there) return null
  const units = 'unit' in here && 'unit' in there ? { unit: here.unit, target: there.unit } : null
  // Of two who touch it is not asked how far they are apart, but with how many they touch.
  const about = what === 'distance' && units && areTouching(then ?? seen, units) ? 'contact' : what
  if (about === 'distance') return caseOf(seen, { about, from: here, to: there }, imagined)
  return units && caseOf(seen, { about, ...units }, imagined)
}

function areTouching(seen: Vf, { unit, target }: { unit: UnitId; target: UnitId }): boolean {
  const isThere = (id: UnitId): boolean => seen.units[id]?.status === 'ready'
  if (unit === target || !isThere(unit) || !isThere(target)) return false
  const { of: own, with: others } = contactOf(seen, unit, target)
  return own.length + others.length > 0
}

export const certificates: Certificates<Vf> = { judged, ofAnswer, ofPick, between }
