import type { BattleRecord } from '@grognard/kernel'
import type { Reportable } from '@grognard/reports'
import {
  countsOf,
  htmlOf,
  missingParts,
  markdownOf,
  rosterLines,
  rosterOf,
  tellRecord,
  type Considered,
} from '@grognard/reports/battle'
import { textOfRecord } from '@grognard/toolkit'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileReason, writeWhole } from '../files.ts'
import type { Io } from '../io.ts'
import { Failed } from '../refused.ts'

export type About = {
  readonly title: string
  readonly red: string
  readonly blue: string
  readonly seed: string
  readonly folder: string
}

/** Writes a told battle: the page, a map for each turn, and the record to replay it from. */
export function writeReport(
  reportable: Reportable,
  record: BattleRecord,
  thoughts: readonly Considered[],
  { title, red, blue, seed, folder }: About,
  io: Io,
): void {
  const { reported } = reportable
  const lacks = missingParts(reported, 'en')
  const told = tellRecord(reportable, record, thoughts, 'en')
  const preface = [
    `Red is played by '${red}', blue by '${blue}'; seed '${seed}'. [The record](record.json) replays it.`,
    '',
    ...rosterLines(reported, told.start),
    '',
    ...countsOf(reported, record),
    ...lacks,
  ]
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Failed(`${folder}: the folder cannot be made: ${fileReason(error)}.`)
  }
  const pages = markdownOf({ title, preface }, told)
  for (const { name, text } of pages) writeWhole(join(folder, name), text)
  const cover = {
    title,
    facts: [
      ['Red', red],
      ['Blue', blue],
      ['Seed', seed],
    ] as const,
    roster: rosterOf(reported, told.start),
    note: lacks.length === 0 ? null : lacks.join(' '),
  }
  writeWhole(join(folder, 'battle.html'), htmlOf(cover, told, 'en'))
  writeWhole(join(folder, 'record.json'), textOfRecord(record))
  io.out(
    `${join(folder, 'README.md')}: ${told.chapters.length} chapters, ${pages.length - 1} maps.`,
  )
}
