import { REFUSED } from './keep-running.mjs'
import { StartRefusal } from '../packages/platform/src/ports/start-refusal.ts'
import { explainFailure } from '../packages/server/src/operate/explain-failure.ts'

// Stops when the watcher has died, even before the parent-death signal (`--pdeathsig`) was set up.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
try {
  const { serve } = await import('../packages/server/src/start/serve.ts')
  await serve(async (...server) => (await import('../packages/demo/src/seed-apart.ts')).seedApart(...server))
  process.send?.('ready')
} catch (error) {
  console.error(`Không khởi động được: ${explainFailure(error)}`)
  process.exit(error instanceof StartRefusal ? REFUSED : 1)
}
