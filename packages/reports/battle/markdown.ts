import type { Chapter, Considered, Deed, Told } from './chapters.ts'

/** A file of a told battle: its name in the folder, and its text. */
export type ReportFile = { readonly name: string; readonly text: string }

export type Heading = {
  readonly title: string
  /** What stands between the title and the first turn: who plays, the order of battle, counts. */
  readonly preface: readonly string[]
}

/** A told battle as a page with a picture for each turn, as repositories show them. */
export function markdownOf({ title, preface }: Heading, told: Told): readonly ReportFile[] {
  const pictures: ReportFile[] = []
  const picture = (name: string, alt: string, map: string | null): readonly string[] => {
    if (map === null) return []
    pictures.push({ name: `${name}.svg`, text: `${map}\n` })
    return [`![${alt}](${name}.svg)`, '']
  }
  const chapters = told.chapters.flatMap((chapter, i) => [
    `## ${headingOf(chapter)}`,
    '',
    ...picture(
      `turn-${String(i).padStart(2, '0')}`,
      `The table: ${headingOf(chapter)}`,
      chapter.map,
    ),
    ...chapter.deeds.flatMap(deedLines),
    '',
  ])
  const end = [
    '## The end',
    '',
    ...picture('end', 'The table at the end', told.lastMap),
    ...(told.outcome === null ? [] : [plain(told.outcome), '']),
  ]
  const lines = [`# ${title}`, '', ...preface, '', ...chapters, ...end]
  return [{ name: 'README.md', text: `${lines.join('\n').trimEnd()}\n` }, ...pictures]
}

const headingOf = ({ turn }: Chapter): string =>
  turn === null ? 'Before the battle' : `Turn ${turn}`

function deedLines({ thoughts, told }: Deed): readonly string[] {
  const minds = distinct(thoughts).map(
    ({ seat, sentence }) => `  - _${plain(seat)}: ${plain(sentence)}_`,
  )
  return [...told.map((sentence) => `- ${plain(sentence)}`), ...minds]
}

/** The same thought about one deed is told once. */
const distinct = (thoughts: readonly Considered[]): readonly Considered[] =>
  thoughts.filter(
    ({ seat, sentence }, i) =>
      thoughts.findIndex((other) => other.seat === seat && other.sentence === sentence) === i,
  )

/** Names come from files: nothing in them is markup. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|]/g, (mark) => `\\${mark}`)
