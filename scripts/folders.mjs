// The folders inside a package, from the bottom to the top, in layers that have names. A file
// imports from its own folder and from those before it, types included; tests import anything. A
// file of the package's own folder stands by itself. Of two entries that fit, the longer one counts.
export const folders = {
  adapters: [
    {
      layer: 'what an adapter is',
      holds: ['certificate.ts', 'adapter.ts', 'coats.ts', 'lessons.ts', 'index.ts'],
    },
    { layer: 'what adapters and pages show', holds: ['parts', 'film'] },
    { layer: 'tables that rulebooks share', holds: ['inches'] },
    { layer: 'rulebooks', holds: ['generic', 'afv', 'vf', 'rf2'] },
  ],
  'rules-vf': [
    {
      layer: 'what a battle is',
      holds: [
        'clauses',
        'clauses.ts',
        'ids.ts',
        'terms.ts',
        'editions/options',
        'options.ts',
        'formation.ts',
        'order.ts',
        'attack.ts',
        'under-way.ts',
        'setting-up.ts',
        'battle.ts',
        'attacking.ts',
        'view.ts',
      ],
    },
    {
      layer: 'what is said of it',
      holds: ['words', 'bout.ts', 'adopted.ts', 'measured.ts', 'halving.ts', 'tell.ts', 'refusals'],
    },
    {
      layer: 'who fights, and on what ground',
      holds: ['sheets', 'editions', 'armies', 'units', 'field', 'terrain', 'specials', 'cards'],
    },
    {
      layer: 'judges, by chapters',
      holds: [
        'scenario-a',
        'morale',
        'attacks',
        'melee',
        'actions',
        'objectives.ts',
        'victory.ts',
        'faults.ts',
        'adopt.ts',
      ],
    },
    { layer: 'proposals', holds: ['proposals'] },
    { layer: 'questions', holds: ['asks'] },
    { layer: 'what happens', holds: ['activities', 'phases'] },
    {
      layer: 'editions, by their differences',
      holds: ['editions/2e', 'editions/1e', 'editions/3e', 'editions/all.ts'],
    },
    {
      layer: 'battles from outside',
      holds: [
        'earlier.ts',
        'position.ts',
        'position-check.ts',
        'form.ts',
        'as-position.ts',
        'across.ts',
        'as-raised.ts',
        'setup.ts',
        'asked.ts',
        'certificate.ts',
        'scenarios',
      ],
    },
    {
      layer: 'the rulebook, as others see it',
      holds: [
        'losses.ts',
        'resample.ts',
        'offers.ts',
        'odds',
        'words.ts',
        'published.ts',
        'numbers.ts',
        'reference',
        'functions.ts',
        'index.ts',
      ],
    },
  ],
}

/** The entry of a package's table under which a file lies; undefined if it has none. */
export function entryOf(name, file) {
  const all = folders[name].flatMap(({ holds }) => holds)
  return all
    .filter((entry) => file === entry || file.startsWith(`${entry}/`))
    .toSorted((a, b) => b.length - a.length)[0]
}

/** How high a file stands in its package, counted from the bottom. */
export function heightOf(name, file) {
  const entry = entryOf(name, file)
  return entry === undefined
    ? undefined
    : folders[name].flatMap(({ holds }) => holds).indexOf(entry)
}
