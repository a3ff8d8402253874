import { suite, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'

/** What fails by a chance fails again by the seed that the run printed. */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 0) })

/**
 * A process that runs the test files it is sent, one after the other: modules are loaded once for all of them. All but
 * the language of definitions, the platform and the examples are tested with the definitions of the province.
 */
const files = []
let wake = () => {}
let isOver = false
process.on('message', (file) => {
  if (file === null) isOver = true
  else files.push(file)
  wake()
})

// Whoever started it has died.
process.on('disconnect', () => process.exit(1))

while (!isOver) {
  const file = files.shift()
  if (file === undefined) {
    await new Promise((resolve) => (wake = resolve))
    continue
  }
  if (!/\/(packages\/(define|platform)|examples)\//.test(pathToFileURL(file).pathname))
    await import('../packages/domain/src/menu.ts')
  await suite(file, async () => {
    await import(pathToFileURL(file)).catch((error) =>
      test('is loaded', () => {
        throw error
      }),
    )
  })
}
process.exit()
