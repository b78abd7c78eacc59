import type { Told } from '@grognard/kernel'
import { drawPicture, type Scene } from '@grognard/table'
import { sayHappening } from '@grognard/toolkit'
import type { Adapter } from '../adapters/adapter.ts'
import { language, words } from '../words/index.ts'
import type { Session } from './session.ts'

/** The whole log as text, a heading for each turn. */
export function textReport(session: Session, adapter: Adapter): string {
  const w = words.value.report
  const lines = [w.title(session.summary.value?.title ?? '')]
  let turn: number | null = null
  for (const told of session.story.value) {
    const now = turnOf(told)
    if (now !== null && now !== turn) lines.push('', w.turn(now))
    turn = now ?? turn
    lines.push(`  ${sentenceOf(adapter, told)}${cited(told)}`)
  }
  return `${lines.join('\n')}\n`
}

const sentenceOf = (adapter: Adapter, told: Told): string =>
  sayHappening(language.value, adapter.words(language.value), told)

const cited = ({ clauses }: Told): string => (clauses.length > 0 ? ` (${clauses.join(', ')})` : '')

function turnOf(told: Told): number | null {
  const turn = told.moment['turn']
  return typeof turn === 'number' ? turn : null
}

const PICTURE_WIDTH = 1000

/** A page of its own with the log and a picture of the table for each turn. */
export async function htmlReport(session: Session, adapter: Adapter): Promise<string> {
  const w = words.value.report
  const title = w.title(session.summary.value?.title ?? '')
  const sections: string[] = []
  for (const { turn, told } of chapters(session.story.value)) {
    const scene = await sceneWhen(session, adapter, { told: told[0]?.number ?? 1 })
    const heading = turn === null ? '' : `<h2>${escaped(w.turn(turn))}</h2>`
    const picture = scene && pictureOf(scene, turn === null ? '' : w.table(turn))
    const items = told.map(
      (one) =>
        `<li>${escaped(sentenceOf(adapter, one))} <small>${escaped(cited(one))}</small></li>`,
    )
    sections.push(`<section>${heading}${picture ?? ''}<ol>${items.join('\n')}</ol></section>`)
  }
  const last = await sceneWhen(session, adapter, { entries: session.news.value?.entries ?? 0 })
  if (last) sections.push(`<section><h2>${escaped(w.end)}</h2>${pictureOf(last, w.end)}</section>`)
  session.past.value = null
  return page(title, sections)
}

type Chapter = { readonly turn: number | null; readonly told: Told[] }

function chapters(story: readonly Told[]): readonly Chapter[] {
  const all: Chapter[] = []
  for (const told of story) {
    const turn = turnOf(told)
    const present = all.at(-1)
    if (present?.turn === turn) present.told.push(told)
    else all.push({ turn, told: [told] })
  }
  return all
}

async function sceneWhen(
  session: Session,
  adapter: Adapter,
  at: { told: number } | { entries: number },
): Promise<Scene | null> {
  await session.lookBack(at)
  const past = session.past.value
  return past && adapter.scene(past.view, language.value, session.eyes.value ?? 'red')
}

function pictureOf(scene: Scene, alt: string): string {
  if (scene.areas.length === 0) return ''
  const canvas = drawPicture(scene, { theme: 'light', width: PICTURE_WIDTH })
  return `<img alt="${escaped(alt)}" src="${canvas.toDataURL('image/png')}">`
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const page = (title: string, sections: readonly string[]): string => `<!doctype html>
<html lang="${language.value}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
  body { font: 1rem/1.5 Georgia, 'Times New Roman', serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; background: #fbf8ef; color: #26221a }
  img { width: 100%; height: auto; border: 1px solid #b9ad92 }
  small { color: #6b614c }
  @media print { section { break-inside: avoid-page } }
</style>
<h1>${escaped(title)}</h1>
${sections.join('\n')}
</html>
`
