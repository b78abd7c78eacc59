import type { Certificate, Drawing, NumberTable } from '@grognard/adapters'
import { carriedFrom, ClauseLink, hashOf } from '@grognard/adapters/parts'
import { titleOf } from '@grognard/books'
import { adapterOf } from '@grognard/books/adapter'
import { drawPicture, NO_EMPHASIS } from '@grognard/table'
import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../parts/announcer.tsx'
import { language, words } from '../words/index.ts'
import './certificate.css'

type Props = { readonly rulebook: string; readonly carried: string }

/** A verdict of geometry on a page of its own, worked out from the position in the link. */
export function CertificateSheet({ rulebook, carried }: Props) {
  const w = words.value.certificate
  const [found, setFound] = useState<Certificate | 'broken' | null>(null)
  useEffect(() => {
    let isWanted = true
    void judge(rulebook, carried).then((certificate) => {
      if (isWanted) setFound(certificate ?? 'broken')
    })
    return () => {
      isWanted = false
    }
  }, [rulebook, carried, language.value])
  if (found === null)
    return (
      <main id="main" tabIndex={-1}>
        <p>{words.value.app.loading}</p>
      </main>
    )
  if (found === 'broken')
    return (
      <main class="trouble" id="main" tabIndex={-1}>
        <p class="prompt" role="alert">
          {w.broken}
        </p>
        <a href={hashOf({ page: 'home' })}>{words.value.battle.home}</a>
      </main>
    )
  return <Sheet certificate={found} rulebook={rulebook} />
}

async function judge(rulebook: string, carried: string): Promise<Certificate | null> {
  const [value, adapter] = await Promise.all([carriedFrom(carried), adapterOf(rulebook)])
  return value === null ? null : (adapter?.certificates?.judged(value, language.value) ?? null)
}

type SheetProps = { readonly certificate: Certificate; readonly rulebook: string }

function Sheet({ certificate, rulebook }: SheetProps) {
  const w = words.value.certificate
  const { title, verdict, holds, clause, imagined, notes, tables } = certificate
  const stamp = holds === null ? w.measured : holds ? w.yes : w.no
  useEffect(
    () => announce([`${title}.`, imagined, verdict].filter(Boolean).join(' ')),
    [certificate],
  )
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href)
    announce(w.copied)
  }
  return (
    <main class="certificate" id="main" tabIndex={-1}>
      <nav class="not-printed">
        <a href={hashOf({ page: 'home' })}>{words.value.battle.home}</a>
        <button type="button" onClick={() => void copy()}>
          {w.copy}
        </button>
        <button type="button" class="do-it" onClick={() => print()}>
          {w.print}
        </button>
      </nav>
      <header>
        <p class="soft">
          {w.page} · {titleOf(rulebook, language.value)}
        </p>
        <h1>{title}</h1>
      </header>
      {imagined !== null && <p class="imagined">{imagined}</p>}
      <p class={`verdict ${holds === null ? '' : holds ? 'holds' : 'fails'}`}>
        <strong class="stamp">{stamp}</strong> <span class="said">{verdict}</span>{' '}
        {clause !== null && (
          <span class="by">
            {w.clause} <ClauseLink id={clause} />
          </span>
        )}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Drawn certificate={certificate} />
      <div class="number-tables">
        {tables.map((table) => (
          <Numbers key={table.title} table={table} />
        ))}
      </div>
      <footer class="soft">
        {certificate.legend} {w.again}
      </footer>
    </main>
  )
}

/** Sharp on paper. */
const WIDTH = 1600

/** The table itself, enlarged, and over it what is judged. */
function Drawn({ certificate: { title, scene, drawing } }: Pick<SheetProps, 'certificate'>) {
  const w = words.value.certificate
  const place = useRef<HTMLDivElement>(null)
  const { left, top, right, bottom } = drawing
  useEffect(() => {
    const picture = drawPicture(scene, {
      theme: 'light',
      width: WIDTH,
      // Lettering as large as the page's own, on a phone too.
      layout: place.current?.clientWidth ?? WIDTH,
      extent: { left, top, right, bottom },
      emphasis: { ...NO_EMPHASIS, ghosts: drawing.ghosts },
    })
    place.current?.replaceChildren(picture)
  }, [scene, drawing])
  const [width, height] = [right - left, bottom - top]
  return (
    <figure>
      <div class="drawing" style={{ aspectRatio: `${width} / ${height}` }}>
        <div ref={place} aria-hidden="true" />
        <svg
          viewBox={`${left} ${top} ${width} ${height}`}
          role="img"
          aria-label={w.drawing(title)}
          preserveAspectRatio="none"
        >
          <Judged drawing={drawing} />
        </svg>
        <Labels drawing={drawing} />
      </div>
      <Legend drawing={drawing} />
    </figure>
  )
}

const path = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`

function Judged({ drawing: { outlines, lines, right, left } }: { readonly drawing: Drawing }) {
  const corner = (right - left) / 420
  return (
    <>
      {outlines.map(({ points, tone }, i) => (
        <g key={i} class={`outline ${tone}`}>
          <path d={path(points)} />
          {tone !== 'kept' &&
            points.map(({ x, y }) => <circle key={`${x} ${y}`} cx={x} cy={y} r={corner} />)}
        </g>
      ))}
      {lines.map(({ from, to, tone, isMain }, i) => (
        <line
          key={i}
          class={`ray ${tone} ${isMain ? 'main' : ''}`}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
        />
      ))}
    </>
  )
}

/** Words stay as large as they are on the page, however large the drawing is. */
function Labels({ drawing: { lines, left, top, right, bottom } }: { readonly drawing: Drawing }) {
  return (
    <>
      {lines.map(
        ({ from, to, label }, i) =>
          label !== null && (
            <span
              key={i}
              class="ray-label"
              style={{
                left: `${(((from.x + to.x) / 2 - left) / (right - left)) * 100}%`,
                top: `${(((from.y + to.y) / 2 - top) / (bottom - top)) * 100}%`,
              }}
            >
              {label}
            </span>
          ),
      )}
    </>
  )
}

/** What the inks mean, as far as they are used. */
function Legend({ drawing: { outlines, lines } }: { readonly drawing: Drawing }) {
  const { legend } = words.value.certificate
  const tones = new Set([...outlines.map(({ tone }) => tone), ...lines.map(({ tone }) => tone)])
  return (
    <figcaption>
      <ul class="legend">
        {Object.entries(legend)
          .filter(([tone]) => (tones as ReadonlySet<string>).has(tone))
          .map(([tone, said]) => (
            <li key={tone} class={tone}>
              {said}
            </li>
          ))}
      </ul>
    </figcaption>
  )
}

const Numbers = ({ table: { title, head, rows } }: { readonly table: NumberTable }) => (
  <div class="table-scroll" tabIndex={0} role="region" aria-label={title}>
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, i) => (i === 0 ? <th scope="row">{cell}</th> : <td>{cell}</td>))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
