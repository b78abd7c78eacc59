import * as z from 'zod/mini'

type Items = z.core.$ZodType

/**
 * What the items of all lists are, for whoever publishes a schema. Each list knows its place here,
 * and so does whatever is made of it by further checks.
 */
const items: Items[] = []
const lists = z.registry<{ readonly place: number }>()

/**
 * A list from outside: the first wrong item ends it. z.array looks at all of them, and keeps what
 * is wrong with each: of a large file more than a page, or a stack, can hold.
 */
export function listOf<Item extends Items>(item: Item): z.ZodMiniArray<Item> {
  const list = z.array(z.any()).check(({ value, issues }) => {
    for (const [i, one] of value.entries()) {
      const parsed = z.safeParse(item, one)
      if (parsed.success) continue
      for (const issue of parsed.error.issues)
        issues.push({ ...issue, path: [i, ...issue.path], input: one })
      return
    }
  })
  const place = items.push(item) - 1
  return list.register(lists, { place }) as unknown as z.ZodMiniArray<Item>
}

/** The same for a schema that may be such a list; null where it is none. */
export const itemOf = (schema: Items): Items | null => items[lists.get(schema)?.place ?? -1] ?? null
