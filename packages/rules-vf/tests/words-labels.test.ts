// Every label that the code gives to a step of an explained number has its Italian.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FATE } from '../cards/index.ts'
import { RANKS } from '../battle.ts'
import { vfNouns, vfWords } from '../index.ts'
import { SHEET_NAMES } from '../sheets/index.ts'

const { it: italian } = vfWords

const ROOT = join(import.meta.dirname, '..')

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['dist', 'tests', 'words', 'node_modules'].includes(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesIn(path)
    return entry.name.endsWith('.ts') ? [readFileSync(path, 'utf8')] : []
  })
}

const CLAUSE = String.raw`(?:clause\([^)]*\)|'vf2:[^']*'|[\w.]+)`
const STEP = new RegExp(
  String.raw`(?<![.\w])(?:add|halve|set|atMost|atLeast)\(\s*${CLAUSE},\s*('[^']*'|\`[^\`]*\`|[^,)\s]+)`,
  'g',
)
const BASE = /\blabel: ('[^']*'|`[^`]*`|[^,}\n]+)/g

const code = sourcesIn(ROOT).join('\n')
const found = [...code.matchAll(STEP), ...code.matchAll(BASE)].map(([, label]) => label as string)
const written = [...new Set(found.filter((label) => label.startsWith("'")))].map((label) =>
  label.slice(1, -1),
)

/** Labels that are put together, with all that they can be. */
const MADE: { readonly [expression: string]: readonly string[] } = {
  'special.title': Object.values(vfNouns.en.special),
  'special.title.toLowerCase(': Object.values(vfNouns.en.special).map((one) => one.toLowerCase()),
  'unit.name': ['Line Infantry 2', 'Riflemen 1'],
  title: Object.keys(vfNouns.en.profile),
  'LABELS[value]': Object.values(vfNouns.en.value),
  "isMounted ? 'cavalry' : formation.kind": ['cavalry', ...Object.keys(vfNouns.en.formation)],
  '`figures within ${within}"`': ['figures within 6"'],
  '`more than ${inInches(atEase)}" from any enemy`': ['more than 12" from any enemy'],
  '`never below ${inInches(numbers.leastMove)}`': ['never below 1', 'never below 0.5'],
  '`Capture of ${name}`': ['Capture of The hill', 'Capture of Objective 2'],
  '`${covered.kind} cover`': ['soft cover', 'hard cover'],
  '`elite ${of}`': ['elite fire', 'elite melee', 'elite tenacity'],
}

const CARDS = SHEET_NAMES.flatMap((sheet) => RANKS.map((rank) => FATE[sheet][rank].title))

const FRENCH = ['Vive l’Empereur!', 'Attaque à outrance', 'Les Grognards']

describe('labels of explained numbers', () => {
  it('are found in the code', () => {
    expect(written.length).toBeGreaterThan(50)
    const made = new Set(found.filter((label) => !label.startsWith("'")))
    expect([...made].toSorted()).toEqual(Object.keys(MADE).toSorted())
  })

  it.each([...new Set([...written, ...Object.values(MADE).flat(), ...CARDS])])(
    'are said in Italian: %s',
    (label) => {
      const said = italian.step({ label })
      if (FRENCH.includes(label)) expect(said).toBe(label)
      else expect(said).not.toBe(label)
    },
  )
})
