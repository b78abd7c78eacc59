/** Works something out once for an object, for as long as the object lives. */
export function onceFor<Key extends object, Value extends object>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    let value = known.get(key)
    if (!value) known.set(key, (value = make(key)))
    return value
  }
}
