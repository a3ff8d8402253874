/** Computes what follows from a definition once for each definition, instead of with every request. */
// @__NO_SIDE_EFFECTS__
export function foundOnce<Definition extends object, Found>(
  find: (of: Definition) => Found,
): (of: Definition) => Found {
  const known = new WeakMap<Definition, Found>()
  return (of) => {
    let found = known.get(of)
    if (found === undefined) known.set(of, (found = find(of)))
    return found
  }
}
