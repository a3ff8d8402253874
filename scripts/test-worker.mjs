import { suite, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'

/** The printed seed of a run reproduces its random failures. */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 0) })

/**
 * A process that runs the test files it is sent, one after the other: modules are loaded once for all of them. The
 * definitions of the province are loaded for all tests but those of the definition language, the platform and the
 * examples.
 */
const files = []
let wake = () => {}
let isOver = false
process.on('message', (file) => {
  if (file === null) isOver = true
  else files.push(file)
  wake()
})

// The process that started this one has died.
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
