import {
  hears,
  isTakenBack,
  newTelling,
  type Battle,
  type BattleRecord,
  type Entry,
  type Happening,
} from '@grognard/kernel'
import { sayHappening, textOfRecord } from '@grognard/toolkit'
import { drawn } from '../../battle/drawn.ts'
import { lineChart } from '../../charts/lines.ts'
import { follow, type TurnEnd } from '../../follow.ts'
import type { Strength } from '../../game.ts'
import { sideName, type Context } from '../data.ts'
import { captioned } from '../captioned.ts'
import { html, NOTHING, type Markup } from '../html.ts'

/** One battle that stands for the others: how it went, its record and its story. */
export function typical(context: Context): Markup {
  const { data, words, numbers, reported, language } = context
  if (!data.typical) return NOTHING
  const { game, record } = data.typical
  const file = `${data.rulebook.id}-${data.scenario}-${game.number}.record.json`.replace(
    /[^\w.-]+/g,
    '-',
  )
  const { chapters, ends } = storyOf(context, record)
  const address = `data:application/json;charset=utf-8,${encodeURIComponent(textOfRecord(record))}`
  return html`<section class="typical">
    <h2 class="section">${words.typical.title}</h2>
    <div class="pair">
      <div>
        <p>${words.typical.lead(numbers.whole(game.number))}</p>
        <p>
          <strong>${words.typical.ended}:</strong> ${reported.outcome(game.outcome, language)}.
          ${chapters.at(-1)?.sentences.at(-1) ?? ''}
        </p>
        <p class="screen">
          <a href="${address}" download="${file}">${words.typical.download}</a>
          ${words.typical.replay(file)}
        </p>
        <h3 class="screen">${words.typical.story}</h3>
        ${chapters.map((chapter) => told(context, chapter))}
      </div>
      ${strengths(context, game.study?.strengths ?? [])}
    </div>
    ${maps(context, ends)}
  </section> `
}

function strengths(context: Context, measures: readonly Strength[]): Markup {
  const { words, numbers } = context
  const { percent, whole } = numbers
  const [first] = measures
  const last = measures.at(-1)
  const [one, two] = Object.keys(first?.left ?? {})
  if (!first || !last || one === undefined || two === undefined) return NOTHING
  const name = (side: string): string => sideName(context, side)
  const label = (turn: number): string => (turn === first.turn ? words.moved.before : whole(turn))
  const left = ({ left: shares }: Strength, side: string): number => shares[side] ?? 0
  return captioned({
    level: 3,
    title: words.typical.strengths,
    lead: words.typical.strengthsLead,
    legend: [one, two].map((side) => ({ tone: side, label: name(side) })),
    chart: lineChart({
      id: 'strengths',
      title: words.typical.strengths,
      description: words.typical.strengthsDescription(
        name(one),
        percent(left(last, one)),
        name(two),
        percent(left(last, two)),
      ),
      lines: [one, two].map((side) => ({
        label: name(side),
        side,
        points: measures.map((at) => ({ at: at.turn, value: left(at, side) })),
      })),
      tick: label,
      axis: words.turns.turn,
    }),
    table: {
      head: [words.turns.turn, name(one), name(two)],
      rows: measures.map((at) => [label(at.turn), percent(left(at, one)), percent(left(at, two))]),
    },
    words,
  })
}

type Chapter = { readonly turn: number | null; readonly sentences: readonly string[] }

type Told = {
  readonly chapters: readonly Chapter[]
  readonly ends: readonly TurnEnd<Battle>[]
}

/** What whoever walks past the table hears; what is whispered stays out of it. */
function storyOf({ data, said, language }: Context, record: BattleRecord): Told {
  const { rulebook } = data
  const begun = rulebook.setUp(record.setUp)
  if (!begun.ok) return { chapters: [], ends: [] }
  const telling = newTelling(rulebook)
  const log = record.log.filter((entry): entry is Entry => !isTakenBack(entry))
  const { ends } = follow(rulebook, begun.value, log, telling)
  const chapters: { turn: number | null; sentences: string[] }[] = []
  for (const happening of telling.happenings) {
    if (!hears(happening.to, null)) continue
    const turn = turnOf(happening)
    const sentence = sayHappening(language, said, happening)
    const chapter = chapters.at(-1)
    if (chapter?.turn === turn) chapter.sentences.push(sentence)
    else chapters.push({ turn, sentences: [sentence] })
  }
  return { chapters, ends }
}

/** The table when the first turn, half of them and the last were over. */
function maps(
  { reported, words, numbers, language }: Context,
  ends: readonly TurnEnd<Battle>[],
): Markup {
  const shown = [...new Set([ends[0], ends[Math.floor((ends.length - 1) / 2)], ends.at(-1)])]
  const pictures = shown.flatMap((end) => {
    const map = end && drawn(reported, end.battle, language)
    if (!map) return []
    const title = words.typical.after(numbers.whole(end.turn))
    const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(map)}`
    return [
      html`<figure>
        <figcaption>${title}</figcaption>
        <img src="${address}" alt="${title}" />
      </figure>`,
    ]
  })
  return pictures.length === 0 ? NOTHING : html`<div class="maps">${pictures}</div>`
}

const turnOf = ({ moment }: Happening): number | null =>
  typeof moment['turn'] === 'number' ? moment['turn'] : null

function told({ words, numbers }: Context, { turn, sentences }: Chapter): Markup {
  const title =
    turn === null
      ? words.typical.story
      : words.typical.turn(numbers.whole(turn), sentences.length, numbers.whole(sentences.length))
  return html`<details class="chapter">
    <summary>${title}</summary>
    <ol>
      ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
    </ol>
  </details>`
}
