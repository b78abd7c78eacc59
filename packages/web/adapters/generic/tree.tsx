import { isObject, type Json } from '@grognard/kernel'
import { inWords } from '../parts/label.ts'

const isPlain = (value: Json): boolean => !isObject(value) && !Array.isArray(value)

/** Plain data to be read: short values in a line, the rest as lists that open. */
export const Tree = ({ seen }: { readonly seen: unknown }) => (
  <div class="plain-tree">
    <Branch value={ownFields(seen as Json)} deep={0} />
  </div>
)

/** What every battle has for the kernel's sake is told elsewhere on the screen. */
const KERNELS = new Set(['seats', 'outcome', 'you'])

function ownFields(seen: Json): Json {
  if (!isObject(seen)) return seen
  const fields = Object.entries(seen).filter(
    ([key, field]) => !KERNELS.has(key) && !isNothing(field ?? null),
  )
  return Object.fromEntries(fields.map(([key, field]) => [key, field ?? null]))
}

const isNothing = (value: Json): boolean =>
  value === null || (Array.isArray(value) && value.length === 0)

function Branch({ value, deep }: { readonly value: Json; readonly deep: number }) {
  const entries: readonly (readonly [string, Json])[] = Array.isArray(value)
    ? value.map((item: Json, i): readonly [string, Json] => [`${i}`, item])
    : isObject(value)
      ? Object.entries(value).map(([key, field]): readonly [string, Json] => [key, field ?? null])
      : []
  return (
    <dl>
      {entries.map(([key, field]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{isShort(field) ? inWords(field) : <Folded value={field} deep={deep} />}</dd>
        </div>
      ))}
    </dl>
  )
}

const Folded = ({ value, deep }: { readonly value: Json; readonly deep: number }) => (
  <details open={deep < 1}>
    <summary>{Array.isArray(value) ? value.length : Object.keys(value as object).length}</summary>
    <Branch value={value} deep={deep + 1} />
  </details>
)

/** A record whose fields are all plain fits into a line. */
const isShort = (value: Json): boolean =>
  isPlain(value) ||
  (isObject(value) && Object.values(value).every((field) => isPlain(field ?? null)))
