import type { Adapter, Bought } from '@grognard/adapters'
import { hashOf } from '@grognard/adapters/parts'
import { families, titleOf, type Book } from '@grognard/books'
import { adapterOf } from '@grognard/books/adapter'
import { parseArmy, sayRefusal } from '@grognard/toolkit'
import { useEffect, useState } from 'preact/hooks'
import { Dialog } from '../parts/dialog.tsx'
import { saveFile } from '../parts/files.ts'
import { newId } from '../parts/ids.ts'
import { goTo } from '../routes.ts'
import { armyText, openArmies, type OwnArmy } from '../store/armies.ts'
import '../style/heads.css'
import './armies.css'
import { before } from '../words/before.ts'
import { front } from '../words/front.ts'
import { language, words } from '../words/index.ts'
import { Muster } from './muster.tsx'

type Props = { readonly list: readonly Book[]; readonly army: string | null }

/** A rulebook whose armies are bought with points. */
type Sold = { readonly book: string; readonly adapter: Adapter; readonly bought: Bought }

/** Armies of one's own: all of them, or the one that is being raised. */
export function Armies({ list, army }: Props) {
  const [own, setOwn] = useState<readonly OwnArmy[] | null>(null)
  const [isKept, setKept] = useState(true)
  const [sold, setSold] = useState<readonly Sold[] | null>(null)
  useEffect(() => {
    openArmies()
      .then((store) => store.list())
      .then(setOwn)
      .catch(() => {
        setOwn([])
        setKept(false)
      })
    void soldIn(list).then(setSold)
  }, [])
  const change = (changed: OwnArmy): void => {
    setOwn((before) => [...(before ?? []).filter(({ id }) => id !== changed.id), changed])
    openArmies()
      .then((store) => store.write(changed))
      .catch(() => setKept(false))
  }
  const remove = (id: string): void => {
    setOwn((before) => (before ?? []).filter((one) => one.id !== id))
    void openArmies()
      .then((store) => store.remove(id))
      .catch(() => setKept(false))
  }
  if (!own || !sold)
    return (
      <main id="main" tabIndex={-1}>
        <p>{words.value.app.loading}</p>
      </main>
    )
  const open = own.find(({ id }) => id === army)
  const of = open && sold.find(({ book }) => book === open.rulebook)
  if (open && of) return <Muster key={open.id} own={open} {...of} isKept={isKept} change={change} />
  return <Listed own={own} sold={sold} isKept={isKept} change={change} remove={remove} />
}

async function soldIn(list: readonly Book[]): Promise<readonly Sold[]> {
  const found = await Promise.all(
    families(list).flatMap(({ books }) =>
      books.map(async ({ id }): Promise<Sold | null> => {
        const adapter = await adapterOf(id, list)
        const bought = adapter?.builder?.bought
        return adapter && bought ? { book: id, adapter, bought } : null
      }),
    ),
  )
  return found.filter((one) => one !== null)
}

type ListedProps = {
  readonly own: readonly OwnArmy[]
  readonly sold: readonly Sold[]
  readonly isKept: boolean
  readonly change: (army: OwnArmy) => void
  readonly remove: (id: string) => void
}

function Listed({ own, sold, isKept, change, remove }: ListedProps) {
  const w = before.value.army
  const speaking = language.value
  const [wrong, setWrong] = useState<string | null>(null)
  const [removing, setRemoving] = useState<OwnArmy | null>(null)
  const open = (army: OwnArmy): void => {
    change(army)
    goTo({ page: 'armies', army: army.id })
  }
  const openFile = async (files: FileList | null): Promise<void> => {
    const file = files?.[0]
    if (!file) return
    const read = await readFile(file, sold)
    setWrong('wrong' in read ? read.wrong : null)
    if ('army' in read) open(read.army)
  }
  return (
    <main class="armies" id="main" tabIndex={-1}>
      <header class="page-head">
        <a class="back" href={hashOf({ page: 'home' })}>
          ‹ {front.value.battles}
        </a>
        <h1>{w.title}</h1>
        <label class="place file">
          {w.openFile}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              void openFile(currentTarget.files)
              currentTarget.value = ''
            }}
          />
        </label>
      </header>
      {!isKept && <p class="notice">{w.unkept}</p>}
      {wrong !== null && (
        <p class="refusal" role="alert">
          {wrong}
        </p>
      )}
      {own.length === 0 && <p class="soft">{w.none}</p>}
      <ul class="own-armies">
        {own.map((army) => {
          const of = sold.find(({ book }) => book === army.rulebook)
          return (
            <li key={army.id}>
              <a href={hashOf({ page: 'armies', army: army.id })}>
                <strong>{army.name}</strong>
                <span class="fine">
                  {titleOf(army.rulebook, speaking)}
                  {of && `, ${w.total(of.bought.points(army.army), army.points)}`}
                </span>
              </a>
              <button
                type="button"
                class="link"
                onClick={() =>
                  saveFile(`${army.name}.army.json`, armyText(army), 'application/json')
                }
              >
                {w.share}
              </button>
              <button
                type="button"
                class="link"
                aria-label={`${w.remove}: ${army.name}`}
                onClick={() => setRemoving(army)}
              >
                {w.remove}
              </button>
            </li>
          )
        })}
      </ul>
      <Fresh sold={sold} open={open} />
      {removing && (
        <Dialog title={w.remove} onClose={() => setRemoving(null)}>
          <p>{w.removeSure(removing.name)}</p>
          <div class="buttons">
            <button
              type="button"
              class="grave"
              onClick={() => {
                remove(removing.id)
                setRemoving(null)
              }}
            >
              {w.remove}
            </button>
            <button type="button" onClick={() => setRemoving(null)}>
              {words.value.app.no}
            </button>
          </div>
        </Dialog>
      )}
    </main>
  )
}

type FreshProps = { readonly sold: readonly Sold[]; readonly open: (army: OwnArmy) => void }

/** A new army begins as one that is ready: one changes it from there. */
function Fresh({ sold, open }: FreshProps) {
  const w = before.value.army
  const speaking = language.value
  const usual = sold.find(({ book }) => book === 'vf2') ?? sold[0]
  const [book, setBook] = useState(usual?.book ?? '')
  const of = sold.find((one) => one.book === book)
  if (!of) return null
  return (
    <section class="fresh-army">
      <h2>{w.fresh}</h2>
      <label class="setting">
        <span>{words.value.fresh.rulebook}</span>
        <select value={book} onChange={({ currentTarget }) => setBook(currentTarget.value)}>
          {sold.map((one) => (
            <option key={one.book} value={one.book}>
              {titleOf(one.book, speaking)}
            </option>
          ))}
        </select>
      </label>
      <ul>
        {of.adapter.builder?.armies.map(({ name, army }) => {
          const title = of.adapter.words(speaking).army(name)
          return (
            <li key={name}>
              <button
                type="button"
                class="link"
                onClick={() =>
                  open({
                    id: newId(),
                    rulebook: book,
                    name: title,
                    points: pointsFor(of, army),
                    army,
                  })
                }
              >
                {title}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What is usually agreed on, or as much as a ready army was made for. */
function pointsFor({ bought }: Sold, army: OwnArmy['army']): number {
  const points = bought.points(army)
  return points <= bought.usual ? bought.usual : Math.ceil(points / 50) * 50
}

type Read = { readonly army: OwnArmy } | { readonly wrong: string }

const LARGEST = 1_000_000

async function readFile(file: File, sold: readonly Sold[]): Promise<Read> {
  const w = before.value.army
  if (file.size > LARGEST) return { wrong: words.value.home.tooLarge }
  const parsed = parseArmy(await file.text(), file.name)
  if (!parsed.ok) return { wrong: sayRefusal(language.value, parsed.refusal) }
  const { rulebook, name, points, army } = parsed.value
  const of = sold.find(({ book }) => book === rulebook.id)
  if (!of) return { wrong: w.strange(rulebook.id) }
  const read = of.bought.read(army)
  if (read === null) return { wrong: w.file }
  return { army: { id: newId(), rulebook: rulebook.id, name, points, army: read } }
}
