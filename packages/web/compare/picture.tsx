import type { Adapter } from '@grognard/adapters'
import type { Happening } from '@grognard/kernel'
import { drawPicture, NO_EMPHASIS } from '@grognard/table'
import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../settings.ts'
import { language, words } from '../words/index.ts'

/** 'Turn 3 of 8, Red: actions', in the words of the rulebook. */
export function whenIn(adapter: Adapter, seen: unknown): string {
  const { turn, phases } = adapter.status(seen, language.value)
  const phase = phases.find(({ present }) => present)?.name
  return phase === undefined ? turn : `${turn}: ${phase}`
}

/** As wide as a page is. */
const WIDTH = 900

type Props = {
  readonly adapter: Adapter
  readonly seen: unknown
  /** What is told there: whom it speaks of is marked. */
  readonly about?: readonly Happening[]
}

/** The table as it stands there. */
export function Picture({ adapter, seen, about = [] }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { theme } = settings.value
  useEffect(() => {
    const scene = adapter.scene(seen, language.value, 'red')
    if (scene.areas.length + scene.bodies.length === 0) return
    const hinted = about.flatMap((happening) => adapter.about(seen, happening))
    const canvas = drawPicture(scene, {
      theme,
      width: WIDTH,
      layout: place.current?.clientWidth ?? WIDTH,
      emphasis: { ...NO_EMPHASIS, hinted },
    })
    canvas.setAttribute('role', 'img')
    canvas.setAttribute('aria-label', words.value.compare.picture(whenIn(adapter, seen)))
    place.current?.replaceChildren(canvas)
  }, [adapter, seen, theme, language.value])
  return <div class="picture" ref={place} />
}
