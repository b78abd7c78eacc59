// What is remembered, and for how long.
//
// Records are readonly and replaced, never changed. So whatever was worked out of some records holds
// for as long as the very same records are asked about, and to be asked about another record is all
// that makes it stale: nothing is ever cleared by hand. The four ways differ only in how long:
//
// - `onceFor`       for as long as an object lives;
// - `onceForBoth`   for as long as the first of two objects lives, for each second one;
// - `onceWithLast`  for as long as an object lives, with the last other it was asked with: where
//                   that other hardly ever changes, such as the terrain of a battle;
// - `recently`      for the last few that were asked for: what is asked for again at once, but not
//                   for long. To keep such things weakly takes longer than to work them out.
//
// What depends on all who stand on a field is remembered under its situation (packages/field).

/** Works something out once for an object, for as long as the object lives. */
export function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) known.set(key, (value = make(key)))
    return value
  }
}

/** Works something out once for two objects, for as long as the first of them lives. */
export function onceForBoth<Key extends object, Other, Value>(
  make: (key: Key, other: Other) => Value,
): (key: Key, other: Other) => Value {
  // The second is kept as long as the first: maps are made and cleared sooner than weak ones.
  const known = new WeakMap<Key, Map<Other, Value>>()
  return (key, other) => {
    let others = known.get(key)
    if (!others) known.set(key, (others = new Map<Other, Value>()))
    let value = others.get(other)
    if (value === undefined) others.set(other, (value = make(key, other)))
    return value
  }
}

/** Works something out for an object and another, and keeps it until the other is another. */
export function onceWithLast<Key extends object, Other, Value>(
  make: (key: Key, other: Other) => Value,
): (key: Key, other: Other) => Value {
  const known = new WeakMap<Key, { readonly other: Other; readonly value: Value }>()
  return (key, other) => {
    const last = known.get(key)
    if (last !== undefined && last.other === other) return last.value
    const value = make(key, other)
    known.set(key, { other, value })
    return value
  }
}

/**
 * Works something out of up to four things, and keeps the last few results. With one of them kept,
 * what was asked for last is at hand.
 */
export function recently<Things extends readonly unknown[], Value>(
  most: number,
  make: (...things: Things) => Value,
): (...things: Things) => Value
export function recently<Value>(
  most: number,
  make: (a: unknown, b: unknown, c: unknown, d: unknown) => Value,
): (a: unknown, b: unknown, c: unknown, d: unknown) => Value {
  type Kept = { a: unknown; b: unknown; c: unknown; d: unknown; value: Value }
  const kept: Kept[] = []
  let newest = 0
  let oldest = -1
  return (a, b, c, d) => {
    const last = kept[newest]
    if (last && last.a === a && last.b === b && last.c === c && last.d === d) return last.value
    for (let i = 0; i < kept.length; i++) {
      const one = kept[i] as Kept
      if (one.a === a && one.b === b && one.c === c && one.d === d) {
        newest = i
        return one.value
      }
    }
    const value = make(a, b, c, d)
    oldest = (oldest + 1) % most
    newest = oldest
    kept[newest] = { a, b, c, d, value }
    return value
  }
}
