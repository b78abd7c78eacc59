// Kinds of bad files, options and messages, each for the doors that must not let it in.

import { readFileSync } from 'node:fs'
import { playable } from '@grognard/books'
import {
  give,
  isObject,
  kindOf,
  openHost,
  openTo,
  randomFrom,
  recordOf,
  save,
  seeded,
  seenBy,
  settle,
  type Host,
  type Json,
  type JsonObject,
  type Rulebook,
} from '@grognard/kernel'
import { textOfRecord, textOfSaved } from '@grognard/toolkit'
import { atCommand, atHost, atImport, fileOf, type Told } from './doors.ts'

export type Kind = { readonly name: string; readonly tries: readonly (() => Promise<Told>)[] }

type Content = string | Uint8Array
type Door = (content: Content) => Promise<Told>

const command =
  (...args: readonly string[]): Door =>
  (content) =>
    atCommand(args.map((arg) => (arg === 'FILE' ? fileOf(content) : arg)))

const RECORD: readonly Door[] = [command('replay', 'FILE'), atImport]
const VERIFIED: readonly Door[] = [command('replay', 'FILE', '--verify', '--json'), atImport]
const SAVED: readonly Door[] = [command('replay', 'FILE', '--verify'), atImport]
const SCRIPT: readonly Door[] = [command('referee', 'FILE'), command('odds', 'FILE', '--json')]
const ANY: readonly Door[] = [...RECORD, ...SCRIPT, command('compare', '--record', 'FILE')]

const kind = (name: string, content: Content, doors: readonly Door[]): Kind => ({
  name,
  tries: doors.map((door) => () => door(content)),
})

const json = (value: unknown): string => JSON.stringify(value)
const example = (name: string): JsonObject =>
  JSON.parse(readFileSync(`examples/${name}`, 'utf8')) as JsonObject

const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'] as const

const without = (value: Json | undefined, key: string): JsonObject =>
  Object.fromEntries(Object.entries(value as JsonObject).filter(([name]) => name !== key))

const rulebooks = new Map<string, Rulebook>()
for (const book of playable()) rulebooks.set(book.id, await book.play.rulebook())
const rulebookOf = (id: string): Rulebook => rulebooks.get(id) as Rulebook

/** A battle of so many decisions, as somebody might have kept it. */
function played(id: string, decisions: number): Host {
  const rulebook = rulebookOf(id)
  const { position } = rulebook.scenarios[0]
  const opened = openHost(rulebook, { position, options: {} }, seeded('hostile'))
  if (!opened.ok) throw new Error(opened.refusal.message)
  const host = opened.value
  const random = randomFrom('hostile')
  settle(host)
  for (let i = 0; i < decisions; i++) {
    const seat = host.course.battle.seats.find((one) => openTo(host, one.id).length > 0)?.id ?? ''
    const [open] = openTo(host, seat)
    if (!open) break
    const asked = kindOf(host.course, open.ask.name)
    const answers = asked.candidates(seenBy(host.course, seat), open.ask.args, 4, random)
    give(host, seat, open.number, random.pick(answers))
    settle(host)
  }
  return host
}

function* noText(): Generator<Kind> {
  const record = json(example('picket-feint.record.json'))
  const texts: Readonly<Record<string, Content>> = {
    'nothing at all': '',
    'nothing but spaces': ' \n\t ',
    'a letter': 'Dear mother,',
    'a number': '7',
    'a text': '"battle"',
    null: 'null',
    true: 'true',
    'an empty list': '[]',
    'an empty object': '{}',
    'a file cut in half': record.slice(0, record.length / 2),
    'a file without its end': record.slice(0, -1),
    'a comma too many': record.replace(/}$/, ',}'),
    'two files in one': record + record,
    'a comment': `// ${record}`,
    'single quotes': record.replaceAll('"', "'"),
    'a key that stands twice': record.replace('{', '{"format":"grognard-record",'),
    'a key __proto__': record.replace('{', '{"__proto__":{},'),
    NaN: record.replace('"version":1', '"version":NaN'),
    'a number without end': record.replace('"version":1', '"version":1e999'),
    'a million brackets': '['.repeat(1_000_000),
    'three hundred objects in each other': '{"a":'.repeat(300) + '1' + '}'.repeat(300),
    'a text that does not end': record.replace('grognard-record"', 'grognard-record'),
    'a backslash before nothing': record.replace('grognard', '\\xgrognard'),
    'three byte order marks': `\uFEFF\uFEFF\uFEFF${record}`,
    'text in UTF-16': Buffer.from(record, 'utf16le'),
    'text in Latin-1': Buffer.from(`{"näme":"${record}"}`, 'latin1'),
    'nothing but zeros': new Uint8Array(1000),
    'a picture': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'ten million letters': `"${'a'.repeat(10_000_000)}"`,
    'control characters': '\u001B[2J\u0007\u009B31m',
  }
  for (const [name, text] of Object.entries(texts)) yield kind(`file: ${name}`, text, ANY)
}

function* wrongHeads(): Generator<Kind> {
  const record = example('picket-feint.record.json')
  for (const format of [...INHERITED, 'chess', '', 5, null, [], {}])
    yield kind(`format ${json(format)}`, json({ ...record, format }), ANY)
  for (const version of [0, 2, 1.5, -1, '1', 'constructor', null, [], {}])
    yield kind(`version ${json(version)}`, json({ ...record, version }), ANY)
  yield kind('no format', json(without(record, 'format')), ANY)
  yield kind('no version', json(without(record, 'version')), ANY)
  const script = example('picket-shot.script.json')
  for (const id of [...INHERITED, '', 'chess', 'PICKET', 5, null, [], {}]) {
    const rulebook = { id, version: '1' }
    yield kind(`rulebook ${json(id)} of a record`, json({ ...record, rulebook }), RECORD)
    yield kind(`rulebook ${json(id)} of a script`, json({ ...script, rulebook: { id } }), SCRIPT)
  }
}

const WRONG: readonly (readonly [string, Json])[] = [
  ['null', null],
  ['a number below', -1],
  ["'constructor'", 'constructor'],
]

/** Every part of each kind of file: missing, or something else. */
function* wrongParts(): Generator<Kind> {
  const files: readonly (readonly [string, JsonObject, readonly Door[], readonly string[]])[] = [
    ['record', example('picket-feint.record.json'), VERIFIED, []],
    [
      'saved battle',
      JSON.parse(textOfSaved(save(played('picket', 6)))) as JsonObject,
      SAVED,
      ['proposal'],
    ],
    ['script', example('picket-shot.script.json'), SCRIPT, ['dice', 'cards', 'odds', 'options']],
    ['vf2 script', example('vf2-assault.script.json'), SCRIPT, ['dice', 'cards', 'odds']],
  ]
  for (const [what, file, doors, mayLack] of files) {
    for (const key of Object.keys(file)) {
      if (['format', 'version', '$schema', 'cards', 'chance'].includes(key)) continue
      if (!mayLack.includes(key))
        yield kind(`${what} without '${key}'`, json(without(file, key)), doors)
      for (const [name, value] of WRONG) {
        if (value === null && ['proposal', 'end', 'position'].includes(key)) continue
        yield kind(`${what} with ${name} as '${key}'`, json({ ...file, [key]: value }), doors)
      }
    }
    yield kind(`${what} with a part too many`, json({ ...file, colour: 'red' }), doors)
  }
}

/** A saved battle without one of the parts that its rules go on from. */
function* wrongCheckpoints(): Generator<Kind> {
  for (const [id, decisions] of [
    ['picket', 6],
    ['afv', 12],
    ['vf2', 14],
  ] as const) {
    const saved = JSON.parse(textOfSaved(save(played(id, decisions)))) as JsonObject
    const checkpoint = saved['checkpoint'] as JsonObject
    const battle = checkpoint['battle'] as JsonObject
    const changed = (more: JsonObject): string =>
      json({ ...saved, checkpoint: { ...checkpoint, ...more } })
    for (const key of Object.keys(battle)) {
      const lacking = changed({ battle: without(battle, key) })
      yield kind(`${id}: state without '${key}'`, lacking, SAVED)
    }
    const units = (battle['units'] ?? []) as readonly Json[]
    for (const key of Object.keys(units[0] as JsonObject)) {
      const odd = units.map((unit) => ({ ...(unit as JsonObject), [key]: { rubbish: 1 } }))
      yield kind(
        `${id}: units with rubbish as '${key}'`,
        changed({ battle: { ...battle, units: odd } }),
        SAVED,
      )
    }
    yield kind(`${id}: no state at all`, changed({ battle: null }), SAVED)
    const far = { ...saved, nextNumber: Number.MAX_SAFE_INTEGER }
    yield kind(`${id}: a question of the highest number`, json(far), SAVED)
    const story = [{ name: 'constructor', clauses: [], data: {}, to: 'all', moment: {} }]
    yield kind(`${id}: another story`, json({ ...saved, story }), [SAVED[0] as Door])
  }
}

function* wrongEntries(): Generator<Kind> {
  const record = { ...(JSON.parse(textOfRecord(recordOf(played('picket', 6)))) as JsonObject) }
  const log = record['log'] as readonly JsonObject[]
  const first = log[0] as JsonObject
  const correction = (at: readonly Json[], to: Json): JsonObject => ({
    interjection: { kind: 'correction', by: 'umpire', why: 'rubbish', changes: [{ at, to }] },
  })
  const deep = JSON.parse('['.repeat(150) + ']'.repeat(150)) as Json
  const entries: Readonly<Record<string, readonly Json[]>> = {
    'a seat that there is not': [{ ...first, seat: 'green' }],
    'a seat by the name of chance': [{ ...first, seat: 'chance' }],
    'a seat constructor': [{ ...first, seat: 'constructor' }],
    'another question': [{ ...first, ask: 'act' }],
    'a question constructor': [{ ...first, ask: 'constructor' }],
    'an answer of nothing': [{ ...first, answer: null }],
    'an answer of a list': [{ ...first, answer: [] }],
    'an answer of an object': [{ ...first, answer: { a: 1 } }],
    'an answer far too long': [{ ...first, answer: 'x'.repeat(1_000_000) }],
    'an answer far too deep': [{ ...first, answer: deep }],
    'an answer constructor': [{ ...first, answer: 'constructor' }],
    'an answer said to be automatic': [{ ...first, automatic: 'only' }],
    'nobody who concedes': [{ interjection: { kind: 'concede', by: 'green' } }],
    'a clock without a side': [{ interjection: { kind: 'clock', by: 'umpire', side: 'green' } }],
    'a seat given away by another': [
      { interjection: { kind: 'seat', by: 'red', seat: 'blue', player: 'me' } },
    ],
    'a correction of nothing that there is': [correction(['trousers'], 1)],
    'a correction of what all have': [correction(['__proto__', 'x'], 1)],
    'a correction to rubbish': [correction(['units'], { a: 1 })],
    'a correction to rubbish deep inside': [correction(['units', 0, 'men'], 'many')],
    'a correction without a place': [correction([], 1)],
    'a take-back of nothing': [{ takenBack: { to: 99, by: 'red', consent: [] } }],
    'a take-back without consent': [...log, { takenBack: { to: 0, by: 'red', consent: [] } }],
    'a take-back by nobody': [...log, { takenBack: { to: 0, by: 'green', consent: ['red'] } }],
    'an entry of no kind': [7],
    'two entries in one': [{ ...first, takenBack: { to: 0, by: 'red', consent: [] } }],
    '300,000 wrong entries': Array.from({ length: 300_000 }, () => ({ ...first, seat: 5 })),
    '300,000 entries of no kind': Array.from({ length: 300_000 }, () => 0),
  }
  for (const [name, changed] of Object.entries(entries))
    yield kind(`log: ${name}`, json({ ...record, end: null, log: changed }), RECORD)
}

const put = (value: Json | undefined, path: readonly (string | number)[], to: Json): Json => {
  const [key, ...rest] = path
  if (key === undefined) return to
  if (Array.isArray(value))
    return value.map((one: Json, i) => (i === key ? put(one, rest, to) : one))
  const fields: JsonObject = isObject(value) ? value : {}
  return { ...fields, [key]: put(fields[key], rest, to) }
}

/** Positions in which something cannot be. */
function* wrongPositions(): Generator<Kind> {
  const afv = example('afv-charge.script.json')
  const picket = example('picket-shot.script.json')
  const vf = {
    ...without(example('vf2-assault.script.json'), 'odds'),
    answers: [],
  } as JsonObject
  const [red] = ['red'] as const
  const unitOf = (key: string) => ['position', 'armies', red, 'brigades', 0, 'units', 0, key]
  const changes: readonly (readonly [string, JsonObject, readonly (string | number)[], Json])[] = [
    ...INHERITED.flatMap((name): [string, JsonObject, (string | number)[], Json][] => [
      [`vf2: a unit of the row ${name}`, vf, unitOf('profile'), name],
      [`vf2: an army of the sheet ${name}`, vf, ['position', 'armies', red, 'sheet'], name],
      [`vf2: a formation ${name}`, vf, unitOf('formation'), { kind: name, files: 4 }],
      [`vf2: a phase ${name}`, vf, ['position', 'phase'], name],
      [`afv: a unit of the kind ${name}`, afv, ['position', 'armies', red, 0, 'kind'], name],
      [`afv: a stand ${name}`, afv, ['position', 'armies', red, 0, 'stands', `${name}s`], 4],
      [`picket: a side ${name}`, picket, ['position', 'units', 0, 'side'], name],
    ]),
    ['vf2: a unit far off', vf, unitOf('pose'), { x: 9_000_000, y: 0, facing: 0 }],
    ['vf2: a unit that looks nowhere', vf, unitOf('pose'), { x: 0, y: 0, facing: 70_000 }],
    ['vf2: a million figures', vf, unitOf('figures'), 1_000_000],
    ['vf2: a million files', vf, unitOf('formation'), { kind: 'line', files: 1_000_000 }],
    ['vf2: losses below none', vf, unitOf('losses'), -1],
    ['vf2: half a loss', vf, unitOf('losses'), 0.5],
    ['vf2: a table of no size', vf, ['position', 'terrain', 'width'], 0],
    ['vf2: a table of a mile', vf, ['position', 'terrain', 'width'], 1e12],
    [
      'vf2: a thousand features',
      vf,
      ['position', 'terrain', 'features'],
      Array.from({ length: 1000 }, () => ({})),
    ],
    ['afv: a unit in no zone', afv, ['position', 'armies', red, 0, 'zone'], 999],
    ['afv: 100,000 stands', afv, ['position', 'armies', red, 0, 'stands'], { light: 100_000 }],
    [
      'afv: 10,000 units',
      afv,
      ['position', 'armies', red],
      Array.from({ length: 10_000 }, () => ({ name: 'x', kind: 'foot', stands: { light: 2 } })),
    ],
    ['picket: men beyond number', picket, ['position', 'units', 0, 'men'], 1e9],
    ['picket: half a man', picket, ['position', 'units', 0, 'men'], 0.5],
    ['an option constructor', picket, ['options'], { constructor: true }],
    ['an option that there is not', picket, ['options'], { rain: true }],
    ['an option of another value', picket, ['options'], { long: 'very' }],
    ['dice with no faces', picket, ['dice'], [0]],
    ['dice with seven eyes', picket, ['dice'], [7, 7, 7, 7]],
    ['300,000 wrong dice', picket, ['dice'], Array.from({ length: 300_000 }, () => 'six')],
    ['300,000 wrong answers', picket, ['answers'], Array.from({ length: 300_000 }, () => 5)],
    ['a scenario and a position', picket, ['scenario'], 'stream'],
  ]
  for (const [name, file, path, to] of changes)
    yield kind(`position: ${name}`, json(put(file, path, to)), SCRIPT)
}

function* wrongOptions(): Generator<Kind> {
  const given = (...args: readonly string[]): Kind => ({
    name: `grognard ${args.join(' ')}`.slice(0, 90),
    tries: [() => atCommand(args)],
  })
  for (const name of [...INHERITED, 'conquer', '\u001B[2J']) yield given(name)
  for (const name of [
    'serve',
    'rules',
    'simulate',
    'league',
    'referee',
    'odds',
    'replay',
    'story',
    'sheet',
    'compare',
    'clauses',
  ])
    yield given(name, '--no-such-option')
  for (const name of ['referee', 'odds', 'replay']) {
    yield given(name)
    yield given(name, '/no/such/file.json')
    yield given(name, '/')
    yield given(name, 'README.md')
    yield given(name, '\u0000')
  }
  for (const id of [...INHERITED, '', 'chess', '../afv', 'vf2,vf3']) {
    yield given('simulate', '--rules', id)
    yield given('story', '--rules', id)
    yield given('sheet', '--rules', id)
  }
  const picket = ['simulate', '--rules', 'picket'] as const
  for (const games of ['0', '-1', '1.5', 'many', '1e9', '', '99999999999999999999', '0x10'])
    yield given(...picket, '--games', games)
  for (const jobs of ['0', '-1', 'all', '1000', '']) yield given(...picket, '--jobs', jobs)
  for (const who of [...INHERITED, '', 'genius', 'bot:', 'bot: '])
    yield given(...picket, '--red', who)
  for (const name of [...INHERITED, 'hill', '']) yield given(...picket, '--scenario', name)
  for (const option of ['x', '=', 'long', 'long=very', 'constructor=1', '__proto__=1', 'rain=true'])
    yield given(...picket, '--option', option)
  for (const seconds of ['0', '-1', 'soon', '1e9']) yield given(...picket, '--bot-seconds', seconds)
  yield given(...picket, '--language', 'la')
  yield given(...picket, '--save', '/dev/null/x')
  yield given(...picket, '--resume', '/')
  for (const players of ['', ',', 'random', 'random,', 'random,constructor'])
    yield given('league', '--rules', 'picket', '--players', players)
  for (const port of ['-1', '65536', 'http', '1.5', ''])
    yield given('serve', '--no-open', '--port', port)
  for (const host of ['', ' ', '\t']) yield given('serve', '--no-open', '--host', host)
  for (const url of ['', 'x', 'file:///', 'ftp://x', 'http://', 'https://a:b@c'])
    yield given('serve', '--no-open', '--public-url', url)
  for (const clause of ['constructor', 'vf2:constructor', 'vf2:__proto__', 'vf2:99', 'chess:1'])
    yield given('sheet', clause)
  const charge = 'examples/afv-charge.script.json'
  for (const option of ['--most', '--samples', '--seconds'])
    for (const value of ['0', '-1', 'x']) yield given('odds', charge, option, value)
  yield given('compare')
  yield given('compare', '--at', '3')
  yield given('compare', '--record', '/no/such/file', '--scenario', 'barrosa')
  yield given('compare', '--record', 'examples/picket-feint.record.json', '--at', 'x')
  yield given('compare', '--scenario', 'constructor')
}

const nested = (levels: number): Json => {
  let value: Json = 1
  for (let i = 0; i < levels; i++) value = [value]
  return value
}

function* wrongMessages(): Generator<Kind> {
  const said = (name: string, message: Json): Kind => ({
    name: `message: ${name}`,
    tries: [() => atHost(message)],
  })
  for (const message of [null, 7, 'start', [], {}, { kind: 5 }] as readonly Json[])
    yield said(json(message), message)
  for (const name of INHERITED) yield said(`kind ${name}`, { kind: name, id: 1 })
  const answer = { kind: 'answer', id: 1, seat: 'red', number: 1, answer: 'hold' }
  const bad: readonly JsonObject[] = [
    { ...answer, seat: 'blue' },
    { ...answer, seat: 'green' },
    { ...answer, seat: 'chance' },
    { ...answer, seat: 'constructor' },
    { ...answer, seat: 5 },
    { ...answer, number: 0 },
    { ...answer, number: 99 },
    { ...answer, number: -1 },
    { ...answer, number: 1.5 },
    { ...answer, answer: null },
    { ...answer, answer: {} },
    { ...answer, answer: 'constructor' },
    { ...answer, answer: 'x'.repeat(100_000) },
    { ...answer, colour: 'red' },
    { ...answer, id: 'one' },
    without(answer, 'seat'),
    without(answer, 'number'),
    { kind: 'pass', id: 1, seat: 'red', until: 'constructor', ask: null },
    { kind: 'pass', id: 1, seat: 'red', until: 'christmas', ask: null },
    { kind: 'pass', id: 1, seat: 'red', until: 'turn', ask: 'constructor' },
    { kind: 'pass', id: 1, seat: 'blue', until: 'turn', ask: null },
    { kind: 'ahead', id: 1, seat: 'red', ask: 'constructor', args: null, answer: 1 },
    { kind: 'ahead', id: 1, seat: 'blue', ask: 'act', args: null, answer: 1 },
    { kind: 'undo', id: 1, seat: 'red' },
    { kind: 'undo', id: 1, seat: 'blue' },
    { kind: 'propose', id: 1, seat: 'red', to: 99 },
    { kind: 'propose', id: 1, seat: 'red', to: null },
    { kind: 'propose', id: 1, seat: 'blue', to: 0 },
    { kind: 'consent', id: 1, seat: 'red', agrees: true },
    { kind: 'consent', id: 1, seat: 'red', agrees: 'yes' },
    { kind: 'interject', id: 1, said: { kind: 'concede', by: 'blue' } },
    { kind: 'interject', id: 1, said: { kind: 'concede', by: 'constructor' } },
    { kind: 'interject', id: 1, said: { kind: 'seat', by: 'blue', seat: 'red', player: 'me' } },
    { kind: 'interject', id: 1, said: { kind: 'clock', by: 'umpire', side: 'red' } },
    { kind: 'interject', id: 1, said: { kind: 'correction', by: 'red', why: '', changes: [] } },
    { kind: 'seats', id: 1, players: null },
    { kind: 'seats', id: 1, players: { red: 5 } },
    { kind: 'look', id: 1, seat: 'red', revision: -1, known: 0 },
    { kind: 'past', id: 1, seat: 'red', at: { entries: -1 } },
    { kind: 'moments', id: 1, seat: 'red', known: -1, most: 1 },
    { kind: 'save', id: 1, at: -1, seed: '' },
    { kind: 'withdraw', id: 1, seat: 'red' },
    { kind: 'withdraw', id: 1, seat: 'blue' },
    { kind: 'withdraw', id: 1, seat: 'umpire' },
    { kind: 'withdraw', id: 1 },
    { kind: 'propose', id: 1, seat: 'umpire', to: 0 },
    { kind: 'consent', id: 1, seat: 'umpire', agrees: true },
    { kind: 'seats', id: 1, players: { red: 'human', blue: 'human' } },
    { kind: 'past', id: 1, seat: 'blue', at: { entries: 0 } },
    { kind: 'past', id: 1, seat: 'umpire', at: { entries: 0 } },
    { kind: 'past', id: 1, seat: 'constructor', at: { entries: 0 } },
    { kind: 'moments', id: 1, seat: 'blue', known: 0, most: 1 },
    { kind: 'save', id: 1, at: null, seed: null },
    { kind: 'save', id: 1, at: 0, seed: 'mine' },
    { kind: 'save', id: 1, at: 0, seed: 'x'.repeat(60_000) },
    { kind: 'record', id: 1 },
    { kind: 'resume', id: 1, text: '', name: '', players: {}, chance: { seed: '' } },
    { ...answer, answer: nested(33) },
    { ...answer, answer: nested(5000) },
    { ...answer, answer: Array.from({ length: 200_000 }, () => 0) },
    { ...answer, seat: 'x'.repeat(60_000) },
    { kind: 'pass', id: 1, seat: 'red', until: 'x'.repeat(60_000), ask: null },
    { kind: 'ahead', id: 1, seat: 'red', ask: 'act', args: nested(40), answer: 1 },
    { kind: 'ahead', id: 1, seat: 'red', ask: 'x'.repeat(101), args: 1, answer: 1 },
    {
      kind: 'interject',
      id: 1,
      said: { kind: 'seat', by: 'red', seat: 'red', player: 'x'.repeat(60_000) },
    },
    { kind: 'seats', id: 1, players: { red: 'x'.repeat(60_000) } },
    { kind: 'start', id: 1 },
    { kind: 'resume', id: 1, text: 5 },
  ]
  for (const message of bad) yield said(json(message).slice(0, 80), message)
  const rubbish = [{ at: ['units'], to: 'gone' }]
  const correction = { kind: 'correction', by: 'umpire', why: 'rubbish', changes: rubbish }
  yield said('a correction to rubbish', { kind: 'interject', id: 1, said: correction })
  const many = Array.from({ length: 200_000 }, () => ({ at: 5, to: 1 }))
  yield said('200,000 wrong corrections', {
    kind: 'interject',
    id: 1,
    said: { ...correction, changes: many },
  })
}

/** Finished battles to go on with that were none of these. */
function* wrongGames(): Generator<Kind> {
  const doors = [
    command('simulate', '--rules', 'picket', '--games', '2', '--jobs', '1', '--resume', 'FILE'),
  ]
  const texts: Readonly<Record<string, string>> = {
    'a diary': 'my diary\n',
    'a line of JSON': '{"my":"diary"}\n',
    'another file': readFileSync('examples/picket-feint.record.json', 'utf8'),
    'an older form': '{"format":"grognard-games","version":1}\n',
    'no plan': '{"format":"grognard-games","version":2}\n',
    'a plan constructor': '{"format":"grognard-games","version":2,"plan":"constructor"}\n',
  }
  for (const [name, text] of Object.entries(texts)) yield kind(`games: ${name}`, text, doors)
}

export const kinds: readonly Kind[] = [
  ...noText(),
  ...wrongHeads(),
  ...wrongParts(),
  ...wrongCheckpoints(),
  ...wrongEntries(),
  ...wrongPositions(),
  ...wrongOptions(),
  ...wrongMessages(),
  ...wrongGames(),
]
