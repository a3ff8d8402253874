/** Caches a value derived from a definition, so that it is computed once and not with every request. */
// @__NO_SIDE_EFFECTS__
export function memoized<Definition extends object, Found>(find: (of: Definition) => Found): (of: Definition) => Found {
  const known = new WeakMap<Definition, Found>()
  return (of) => {
    let found = known.get(of)
    if (found === undefined) known.set(of, (found = find(of)))
    return found
  }
}
