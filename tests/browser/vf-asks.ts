/*
 * Battles of Valour & Fortitude that were played until a question, each as short as it can be. Red
 * stands below and looks up the page; units are numbered through, red's first, brigade by brigade.
 */

type More = { readonly [part: string]: unknown }
type Unit = More & { readonly name: string; readonly profile: string }
type Brigade = { readonly units: readonly Unit[] } & More
type Given = { readonly seat: string; readonly ask: string; readonly answer: unknown }

/** A position, and what was answered since. */
export type Played = { readonly position: More; readonly log: readonly Given[] }

const UP = 0
const DOWN = 32_768
const WIDE = 48

const thousandths = (inches: number): number => Math.round(inches * 1000)
const point = (x: number, y: number) => ({ x: thousandths(x), y: thousandths(y) })

const raised =
  (profile: string, facing: number) =>
  (name: string, x: number, y: number, more: More = {}): Unit => ({
    name,
    profile,
    pose: { ...point(x, y), facing },
    ...more,
  })

const foot = raised('british line infantry', UP)
const hussars = raised('british hussars', UP)
const dragoons = raised('british heavy dragoons', UP)
const ligne = raised('french line infantry', DOWN)
const canons = raised('french field artillery', DOWN)

const COLUMN = { formation: { kind: 'attack column', files: 6 } }

type Places = { readonly red?: readonly number[]; readonly blue?: readonly number[] }

/** Names of those who lead, so that nobody has to read numbers. */
const LED = {
  red: ['Picton', 'Hill', 'Wellington'],
  blue: ['Villatte', 'Ruffin', 'Victor'],
} as const

function army(side: 'red' | 'blue', brigades: readonly Brigade[], [x, y]: readonly number[]) {
  const at = (i: number) => (x === undefined ? {} : { at: point(x + 3 * i, y ?? 0) })
  return {
    sheet: side === 'red' ? 'british' : 'french',
    leader: { name: LED[side][2], ...at(2) },
    brigades: brigades.map((brigade, i) => ({
      name: `${LED[side][i]}’s Brigade`,
      leader: { name: LED[side][i], ...at(i) },
      ...brigade,
    })),
  }
}

const played = (
  red: readonly Brigade[],
  blue: readonly Brigade[],
  { features = [], leaders = {}, ...more }: More & { features?: More[]; leaders?: Places },
  ...log: readonly Given[]
): Played => ({
  position: {
    terrain: {
      format: 'grognard-terrain',
      version: 1,
      width: thousandths(WIDE),
      height: thousandths(WIDE),
      features,
    },
    armies: {
      red: army('red', red, leaders.red ?? [4, 44]),
      blue: army('blue', blue, leaders.blue ?? [4, 4]),
    },
    turn: 2,
    active: 'red',
    ...more,
  },
  log,
})

const said = (seat: string, ask: string, answer: unknown): Given => ({ seat, ask, answer })
const thrown = (...faces: readonly number[]): Given => said('chance', 'dice', faces)
const missed = (count: number): Given => thrown(...Array.from({ length: count }, () => 2))
const fought = (main: number, target: number, more: More = {}) => ({
  phase: 'fights',
  fights: [{ main, target, ...more }],
})

const brigade = (...units: readonly Unit[]): Brigade => ({ units })
const under = (commander: string, ...units: readonly Unit[]): Brigade => ({ commander, units })

/** Two commanders of red. (2.3) */
const SEATS = [
  { id: 'red', side: 'red', chief: true, player: 'Wellington' },
  { id: 'red 2', side: 'red', chief: false, player: 'Hill' },
  { id: 'blue', side: 'blue', chief: true, player: 'Victor' },
]

/** Before anybody is on the table. (A) */
const before = (phase: string, more: More, ...log: readonly Given[]): Played => {
  const waiting = (profile: string, ...names: readonly string[]): Brigade => ({
    units: names.map((name) => ({ name, profile })),
  })
  return played(
    [
      waiting('british line infantry', '1/45th', '1/74th', '1/88th'),
      waiting('british line infantry', '1/28th', '2/34th', '2/39th'),
    ],
    [
      waiting('french line infantry', '1/63e', '1/94e', '1/95e'),
      waiting('french line infantry', '1/24e', '1/96e', '2/96e'),
    ],
    {
      phase,
      turn: 1,
      leaders: { red: [], blue: [] },
      settingUp: {
        form: 'set-piece',
        terrain: 'given',
        attacker: 'red',
        edges: { red: 'bottom', blue: 'top' },
      },
      ...more,
    },
    ...log,
  )
}

const FARM = {
  shape: 'area',
  id: 'farm',
  name: 'La Haye',
  kind: 'village',
  tags: ['defendable', 'hard cover', 'obstacle'],
  level: 1,
  outline: [
    [18_000, 18_000],
    [30_000, 18_000],
    [30_000, 28_000],
    [18_000, 28_000],
  ],
}

/** The battles by what is asked at their end. */
export const PLAYED: { readonly [ask: string]: Played } = {
  edge: before('edges', { settingUp: { form: 'set-piece', terrain: 'given', attacker: 'red' } }),
  allot: before('commands', { seats: SEATS }),
  first: played(
    [brigade(foot('1/45th', 24, 40))],
    [brigade(ligne('1/63e', 24, 8))],
    {
      phase: 'first turn',
      turn: 1,
      settingUp: {
        form: 'set-piece',
        terrain: 'given',
        attacker: 'red',
        edges: { red: 'bottom', blue: 'top' },
      },
    },
    thrown(6),
  ),
  fate: played(
    [brigade(foot('1/45th', 24, 30))],
    [brigade(ligne('1/63e', 24, 10))],
    {
      phase: 'fate',
      fate: { red: { hand: ['10', '8'] } },
      objectives: [
        { name: 'The bridge', at: point(14, 24), control: 'blue' },
        { name: 'The mill', at: point(34, 24), control: 'blue' },
      ],
    },
    said('chance', 'draw', '6'),
  ),
  lend: played(
    [brigade(foot('1/45th', 18, 30)), under('red 2', foot('1/28th', 29, 30))],
    [brigade(ligne('1/63e', 24, 21))],
    { phase: 'fire', seats: SEATS },
    said('red', 'volley', { target: 2, shot: null }),
    said('red 2', 'shoot', { main: 1, skirmish: false, support: [] }),
  ),
  shoot: played(
    [brigade(foot('1/45th', 18, 30)), under('red 2', foot('1/28th', 29, 30))],
    [brigade(ligne('1/63e', 24, 21))],
    { phase: 'fire', seats: SEATS },
    said('red', 'volley', { target: 2, shot: null }),
  ),
  volley: played(
    [brigade(foot('1/45th', 18, 30)), under('red 2', foot('1/28th', 29, 30))],
    [brigade(ligne('1/63e', 24, 21))],
    { phase: 'fire', seats: SEATS, fate: { red: { hand: ['7', 'king'] } } },
  ),
  initiative: played(
    [
      { ...brigade(foot('1/45th', 14, 36), foot('1/74th', 14, 40)), activation: 'failed' },
      { ...under('red 2', foot('1/28th', 32, 36)), activation: 'active' },
    ],
    [brigade(ligne('1/63e', 24, 10))],
    {
      phase: 'action',
      acting: 1,
      seats: SEATS,
      fate: { red: { hand: ['king', '8'] } },
    },
  ),
  arrive: played(
    [
      brigade(foot('1/45th', 14, 36, { acted: true })),
      { units: [{ name: '1/28th', profile: 'british line infantry' }] },
    ],
    [brigade(ligne('1/63e', 24, 10))],
    {
      phase: 'action',
      chosen: true,
      settingUp: {
        form: 'set-piece',
        arrivals: { red: { from: 2, edge: 'bottom', most: 2 } },
      },
    },
    said('red', 'command', { arrive: 1 }),
  ),
  'moved over': played(
    [brigade(foot('1/45th', 12, 36), foot('1/74th', 36, 36))],
    [{ ...brigade(ligne('1/63e', 24, 20)), activation: 'active' }],
    { phase: 'action', active: 'blue', acting: 1, leaders: { red: [24, 24], blue: [24, 16] } },
    said('blue', 'order', {
      order: { unit: 2, do: 'move', way: [{ ...point(24, 26), facing: DOWN }] },
    }),
  ),
  'assault again': played(
    [brigade(hussars('10th Hussars', 24, 30))],
    [brigade(canons('1/6e Artillerie', 24, 30), ligne('1/63e', 24, 18, COLUMN))],
    fought(0, 1),
    missed(4),
    missed(4),
  ),
  'in turn': played(
    [brigade(dragoons('4th Dragoons', 21.4, 30), hussars('10th Hussars', 26.6, 30))],
    [brigade(ligne('1/63e', 24, 30))],
    fought(0, 2, { support: [1] }),
    missed(8),
    thrown(6, 2, 2, 2, 2),
  ),
  'melee support': played(
    [brigade(foot('1/45th', 21.5, 30, COLUMN), foot('1/74th', 26.4, 30, COLUMN))],
    [brigade(ligne('1/63e', 24, 30))],
    { active: 'blue', ...fought(2, 0) },
    missed(5),
  ),
  'occupy won': played(
    [brigade(foot('1/45th', 24, 28, COLUMN))],
    [
      brigade(
        { name: '1/63e', profile: 'french line infantry', inside: 'farm', losses: 4 },
        ligne('1/94e', 8, 8),
      ),
    ],
    { features: [FARM], ...fought(0, 1) },
    thrown(6, 2, 2, 2, 2),
    missed(5),
    thrown(1),
  ),
  'break-through': played(
    [brigade(foot('1/45th', 14, 36, { acted: true }), foot('1/74th', 28, 36))],
    [brigade(ligne('1/63e', 24, 10))],
    { phase: 'breakthrough', fate: { red: { hand: ['4', '8'] } } },
    said('red', 'card', { card: '4', brigade: 0 }),
  ),
}

/** Red's turn begins, and blue may play a card; then red may. (4.0, fate.3) */
export const HANDS: Played = played(
  [brigade(foot('1/45th', 24, 30))],
  [brigade(ligne('1/63e', 24, 10))],
  {
    phase: 'turn',
    fate: { red: { hand: ['10', '8'] }, blue: { hand: ['queen', 'jack'] } },
    objectives: [{ name: 'The bridge', at: point(14, 24), control: 'blue' }],
  },
)
