import { same } from '@grognard/kernel'
import { sideName, type Context } from '../data.ts'
import { html, NOTHING, type Markup } from '../html.ts'

/** Title, what it comes to in a few sentences, and what was played. */
export function head(context: Context): Markup {
  const { data, survey, said, words, numbers } = context
  const { whole } = numbers
  const { finished, decisions, automatic, digest } = survey.tally
  const { rulebook, scenario, seed, players, wanted } = data
  const chosen = rulebook.options
    .filter(({ name, usual }) => !same(data.options[name] ?? usual, usual))
    .map(
      ({ name }) => `${said.option(name)}: ${said.optionValue(name, data.options[name] ?? null)}`,
    )
  const facts: readonly (readonly [string, string])[] = [
    [words.facts.rulebook, rulebook.title],
    [words.facts.scenario, said.scenario(scenario)],
    [
      words.facts.players,
      Object.entries(players)
        .map(([side, player]) => `${sideName(context, side)}: ${player}`)
        .join(' · '),
    ],
    ...(chosen.length === 0 ? [] : [[words.facts.options, chosen.join(' · ')] as const]),
    [words.facts.battles, whole(finished)],
    [words.facts.decisions, `${whole(decisions)}, ${words.automatic(whole(automatic))}`],
    [words.facts.seed, seed],
    [words.facts.digest, digest],
  ]
  return html`<header>
      <p class="eyebrow">${words.eyebrow}</p>
      <h1>${words.title(whole(finished))}</h1>
      <p class="of">${said.scenario(scenario)}</p>
      ${ornament}${
        finished < wanted
          ? html`<p class="stopped">${words.stopped(whole(finished), whole(wanted))}</p>`
          : NOTHING
      }
    </header>
    <p class="summary">${summary(context)}</p>
    <dl class="facts">
      ${facts.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl> `
}

function summary(context: Context): string {
  const { data, survey, words, numbers } = context
  const { percent, decimal, whole } = numbers
  const sides = survey.winners.filter((won) => won.side !== null)
  const won = sides.map(({ side, share, low, high }) =>
    words.summary.won(
      sideName(context, side as string),
      data.players[side as string] ?? '',
      percent(share),
      percent(low),
      percent(high),
    ),
  )
  const none = survey.winners.find(({ side, count }) => side === null && count > 0)
  const drawn = none ? [words.summary.drawn(percent(none.share))] : []
  const [first, second] = sides.toSorted((a, b) => b.share - a.share)
  const ahead = first && second && first.low > second.high
  const { turns } = survey.tally
  return [
    `${[...won, ...drawn].join('; ')}.`,
    ahead ? words.summary.ahead(sideName(context, first.side as string)) : words.summary.even,
    ...(turns
      ? [words.summary.length(decimal(turns.mean, 1), whole(turns.least), whole(turns.most))]
      : []),
  ].join(' ')
}

/** Two crossed swords between rules. */
const ornament: Markup = html`<svg
  class="ornament"
  viewBox="0 0 240 24"
  aria-hidden="true"
  focusable="false"
>
  <path d="M0 12H96M144 12H240" />
  <path d="M104 21L133 4M107 16l6 7M136 21L107 4M133 16l-6 7" />
</svg>`
