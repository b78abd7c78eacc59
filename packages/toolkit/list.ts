import * as z from 'zod/mini'

type Items = z.core.$ZodType

/** What the items of a list must be, by the check that looks at them. */
const itemsOf = new WeakMap<object, Items>()

/**
 * A list from outside: the first wrong item ends it. z.array looks at all of them, and keeps what
 * is wrong with each: of a large file more than a page, or a stack, can hold.
 */
export function listOf<Item extends Items>(item: Item): z.ZodMiniArray<Item> {
  const check = ({ value, issues }: z.core.ParsePayload<unknown[]>): void => {
    for (const [i, one] of value.entries()) {
      const parsed = z.safeParse(item, one)
      if (parsed.success) continue
      for (const issue of parsed.error.issues)
        issues.push({ ...issue, path: [i, ...issue.path], input: one } as z.core.$ZodRawIssue)
      return
    }
  }
  itemsOf.set(check, item)
  return z.array(z.any()).check(check) as unknown as z.ZodMiniArray<Item>
}

/** What the items of a list are, for whoever publishes its schema; null where it is none of these. */
export function itemOf(schema: Items): Items | null {
  for (const { _zod } of schema._zod.def.checks ?? []) {
    const item = itemsOf.get(_zod.check)
    if (item) return item
  }
  return null
}
