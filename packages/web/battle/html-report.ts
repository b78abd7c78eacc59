import type { Adapter } from '@grognard/adapters'
import { whoIs } from '@grognard/adapters/parts'
import { playersOf } from '@grognard/books'
import { listed } from '@grognard/computer/listed'
import type { Told } from '@grognard/kernel'
import { htmlOf, type Chapter } from '@grognard/reports/battle'
import { drawPicture, NO_EMPHASIS, type Emphasis, type Scene } from '@grognard/table'
import { language, words } from '../words/index.ts'
import { movedBetween } from './moved.ts'
import { cited, sentenceOf, turnOf } from './report.ts'
import type { Session } from './session.ts'

const PICTURE_WIDTH = 1000

type Turn = { readonly turn: number | null; readonly told: Told[] }

/** What comes before the battle is a chapter of its own. */
function turnsOf(story: readonly Told[], adapter: Adapter): readonly Turn[] {
  const all: Turn[] = []
  for (const told of story) {
    const turn = adapter.isSettingUp?.(told.moment) ? null : turnOf(told)
    const present = all.at(-1)
    if (present?.turn === turn) present.told.push(told)
    else all.push({ turn, told: [told] })
  }
  return all
}

/** A page of its own with the log and a picture of the table for each turn, and who came there. */
export async function htmlReport(session: Session, adapter: Adapter): Promise<string> {
  const w = words.value.report
  const news = session.news.value
  const sceneWhen = async (at: { told: number } | { entries: number }): Promise<Scene | null> => {
    const past = await session.glance(at)
    return past && adapter.scene(past.view, language.value, session.viewer.value ?? 'red')
  }
  let before: Scene | null = null
  /** The table, with arrows from where everybody was on the picture before. */
  const next = (scene: Scene | null): string | null => {
    const { trails = [] } = before && scene ? movedBetween(before, scene).shown : {}
    before = scene
    return scene && pictureOf(scene, { ...NO_EMPHASIS, trails })
  }
  const chapters: Chapter[] = []
  for (const { turn, told } of turnsOf(session.story.value, adapter)) {
    // The armies are still on their way to the table: the first map is the first full one.
    const map = turn === null ? null : next(await sceneWhen({ told: told[0]?.number ?? 1 }))
    const sentences = told.map((one) => `${sentenceOf(adapter, one)}${cited(one)}`)
    chapters.push({ turn, map, deeds: [{ thoughts: [], told: sentences }] })
  }
  const lastMap = next(await sceneWhen({ entries: news?.entries ?? 0 }))
  const said = news?.outcome && adapter.words(language.value).outcome(news.outcome)
  return htmlOf(
    {
      title: w.title(session.summary.value?.title ?? ''),
      facts: [[words.value.fresh.rulebook, adapter.rulebook.title], ...commanders(session)],
      roster: [],
      note: w.note,
    },
    { chapters, lastMap, outcome: said ?? null },
    language.value,
  )
}

/** Who commanded: a computer player by its title. */
function commanders(session: Session): readonly (readonly [string, string])[] {
  const news = session.news.value
  if (!news) return []
  const w = words.value.fresh
  return news.seats.map(({ id }) => {
    const name = playersOf(news.rulebook).find((one) => one === news.players[id])
    const who = name ? w.computer(listed[name].title[language.value]) : w.atThisScreen
    return [whoIs(news, id), who]
  })
}

/** The address of a picture that holds all of it; null where there is no table to draw. */
function pictureOf(scene: Scene, emphasis: Emphasis): string | null {
  if (scene.areas.length + scene.bodies.length === 0) return null
  const canvas = drawPicture(scene, { theme: 'light', width: PICTURE_WIDTH, emphasis })
  return canvas.toDataURL('image/png')
}
