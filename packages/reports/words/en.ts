const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)

/** What a report says, in English; the other languages say the same. */
export const en = {
  language: 'en',
  side: { red: 'Red', blue: 'Blue' } as Readonly<Record<string, string>>,
  title: (battles: string): string => `Report of ${battles} battles`,
  eyebrow: 'Grognard · mass simulation',
  stopped: (finished: string, games: string): string =>
    `The simulation was stopped: ${finished} of ${games} battles had been played to their end.`,

  facts: {
    rulebook: 'Rulebook',
    scenario: 'Scenario',
    players: 'Players',
    options: 'Options',
    seed: 'Seed',
    battles: 'Battles',
    decisions: 'Decisions',
    digest: 'Digest of all records',
  },
  automatic: (count: string): string => `and ${count} automatic answers`,

  summary: {
    /** Who won how often, with the interval. */
    won: (side: string, player: string, share: string, low: string, high: string): string =>
      `${side} (${player}) won ${share} of the battles (${low} to ${high} with 95% confidence)`,
    drawn: (share: string): string => `${share} had no winner`,
    ahead: (side: string): string =>
      `${side} is the stronger: chance alone does not explain the lead.`,
    even: 'Neither side is shown to be the stronger: the lead may be chance.',
    length: (mean: string, least: string, most: string): string =>
      `A battle lasted ${mean} turns on average, ${least} at the least and ${most} at the most.`,
  },

  asTable: 'The numbers as a table',
  confidence: '95% confidence',
  share: 'Share',
  count: 'Battles',

  outcomes: {
    title: 'Who won',
    lead: 'How the battles ended. The whisker on each bar shows where the true share lies with 95% confidence.',
    outcome: 'Outcome',
    description: (parts: string): string => `Bars: ${parts}.`,
  },
  turns: {
    title: 'How long it took',
    lead: 'In which turn the battles ended.',
    turn: 'Turn',
    description: (most: string, share: string): string =>
      `Columns. Most often, in ${share} of the battles, the last turn was turn ${most}.`,
  },
  moved: {
    title: 'When it was decided',
    lead: 'The chance that the side which won in the end had when a turn was over, judged by its lead in strength: the mean of all decided battles, and the band in which half of them lay. A battle that is over counts as 100%.',
    before: 'start',
    mean: 'Mean chance of the winner',
    half: 'Half of the battles between',
    going: 'Still going on',
    description: (start: string, turn: string, share: string): string =>
      `A rising line. At the start the later winner had a chance of ${start}; by the end of turn ${turn} it was ${share}.`,
  },
  standings: {
    title: 'What a lead is worth',
    lead: (one: string): string =>
      `Battles sorted by turn and by the lead in strength when the turn was over. In each cell: how many of them ${one} went on to win, and of how many.`,
    of: (games: string): string => `of ${games}`,
    won: (side: string): string => `won by ${side}`,
    aheadFar: (side: string, outer: string): readonly string[] => [side, 'far ahead', `${outer} +`],
    ahead: (side: string, inner: string, outer: string): readonly string[] => [
      side,
      'ahead',
      `${inner} to ${outer}`,
    ],
    even: (inner: string): readonly string[] => ['About', 'even', `under ${inner}`],
    description: (side: string): string =>
      `A grid with a row for each turn and five columns, from ${side} far behind to far ahead.`,
  },
  losses: {
    title: 'Losses by type of unit',
    lead: 'The share of its points that each type lost on average; the whisker is the 95% confidence of the mean.',
    description: (type: string, share: string): string =>
      `Bars. The heaviest losses were those of ${type}: ${share} of their points.`,
    columns: ['Type', 'Units', 'Lost for good', 'Points', 'Points lost', 'Share'],
  },
  returned: {
    title: 'What each type returned',
    lead: 'Points of the enemy taken for each point of its own. At 1 a type has taken as much as it cost.',
    description: (type: string, value: string): string =>
      `Bars. The best return was that of ${type}: ${value} points for each point.`,
    columns: ['Type', 'Points', 'Points taken', 'Return', 'Confidence of the mean'],
  },
  typical: {
    title: 'A typical battle',
    lead: (number: string): string =>
      `Battle ${number} is the one nearest to the middle of all that ended as most did: in its length, and in what each side had left.`,
    ended: 'It ended so',
    strengths: 'What was left of each side',
    strengthsLead: 'Of the points that each side cost, when each turn was over.',
    strengthsDescription: (one: string, oneLeft: string, two: string, twoLeft: string): string =>
      `Two lines from 100% down: ${one} ends at ${oneLeft}, ${two} at ${twoLeft}.`,
    download: 'Download its record',
    replay: (file: string): string => `and replay it: grognard replay ${file}`,
    after: (turn: string): string => `After turn ${turn}`,
    story: 'Its story',
    turn: (turn: string, events: number, shown: string): string =>
      `Turn ${turn} · ${shown} ${plural(events, 'event', 'events')}`,
  },
  notes: {
    title: 'How this was reckoned',
    list: [
      'Intervals of shares are by Wilson’s formula, those of means by their standard error; both say where the truth lies in 95 of 100 such simulations.',
      'Strength is counted in points: what the units cost, less what they have lost.',
      'What a unit lost in the whole battle is shared among the enemies who hit it, by their hits. Losses that nobody in particular caused, such as those of disorder or of a flight, are credited to nobody.',
      'The chance of winning is not fitted by any formula. It is the share that the other battles with the same turn and a like lead had won; where there are few of them, the share over all counts as two battles more.',
    ],
    noPoints: 'This rulebook reckons no points: strength is what its own losses leave.',
  },
  made: (digest: string): string =>
    `The same rulebook, scenario, players and seed give the same battles, with the digest ${digest}.`,

  told: {
    eyebrow: 'Grognard · report of a battle',
    before: 'Before the battle',
    turn: (turn: number): string => `Turn ${turn}`,
    map: (turn: string): string => `The table: ${turn}`,
    end: 'The table at the end',
    turns: 'Turns',
    roster: 'Order of battle',
    table: 'The table',
    /** What nobody has taught for the rulebook. */
    lacks: {
      map: 'There are no maps: nobody has taught how the table of this rulebook is drawn.',
      roster:
        'There is no order of battle: nobody has taught how this rulebook’s armies are listed.',
      generalship: 'Nobody counts how the sides of this rulebook were led.',
    },
  },
}

export type Words = typeof en
