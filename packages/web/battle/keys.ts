import type { TableView } from '@grognard/table'

/** What keys do on the battle's screen. */
export type KeyActions = {
  readonly view: () => TableView | null
  readonly undo: () => void
  readonly commit: () => void
  /** Does what is chosen; false if nothing is. */
  readonly commitChosen: () => boolean
  /** Chooses what a letter or digit stands for, or does it if chosen; false if it stands for nothing. */
  readonly keyed: (key: string) => boolean
  readonly drop: () => void
  readonly help: () => void
  readonly centre: () => void
  /** Puts the armies aside, or back. */
  readonly bare: () => void
  /** One decision back or on, while looking back. */
  readonly step: (by: number) => void
  /** The next unit that can do something; false if there is none. */
  readonly nextUnit: (by: number) => boolean
}

const PAN = 60
const CLOSER = 1.25

/** True if the key was used. */
export function press(event: KeyboardEvent, act: KeyActions): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const target = event.target as Element | null
  if (target?.closest('dialog')) return false
  if (ctrlKey || metaKey) {
    if (key === 'Enter') return done(act.commit())
    const isText = target?.matches('input:not([type=range], [type=checkbox], [type=radio])')
    return key.toLowerCase() === 'z' && !shiftKey && !isText ? done(act.undo()) : false
  }
  if (altKey || target?.matches('input, select, textarea')) return false
  const view = act.view()
  const onTable = target?.closest('.table-place') !== null && target !== null
  switch (key) {
    case '?':
      return done(act.help())
    case 'Escape':
      return done(act.drop())
    case '[':
      return done(act.step(-1))
    case ']':
      return done(act.step(1))
    case '+':
    case '=':
      return done(view?.zoom(CLOSER))
    case '-':
      return done(view?.zoom(1 / CLOSER))
    case '0':
      return done(view?.fit())
    case ' ':
      return target?.matches('button, a, summary') ? false : done(act.centre())
    case 'Enter':
      return isFree(target) && act.commitChosen()
    case 'Tab':
      return onTable && act.nextUnit(shiftKey ? -1 : 1)
    case 'ArrowLeft':
      return panned(view, PAN, 0, target)
    case 'ArrowRight':
      return panned(view, -PAN, 0, target)
    case 'ArrowUp':
      return panned(view, 0, PAN, target)
    case 'ArrowDown':
      return panned(view, 0, -PAN, target)
    case 'h':
    case 'H':
      return act.keyed('h') || done(act.bare())
    default:
      return (/^[a-z1-9]$/i.test(key) || key === 'Backspace') && act.keyed(key.toLowerCase())
  }
}

const done = (_result: void): true => true

const isFree = (target: Element | null): boolean =>
  target === document.body || target?.matches('main') === true

/** Arrows move the view only where they do nothing else: not within lists and panels. */
function panned(view: TableView | null, dx: number, dy: number, target: Element | null): boolean {
  const pans = isFree(target) || target?.closest('.table-place') !== null
  if (pans) view?.pan(dx, dy)
  return pans
}
