import { once } from 'node:events'
import { REFUSED } from './keep-running.mjs'
import { StartRefusal } from '../packages/embedded-postgres/src/start-refusal.ts'
import { explainFailure } from '../packages/platform/src/start/explain-failure.ts'

// Stops when the watcher has died, even before the parent-death signal (`--pdeathsig`) was set up.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
/** The parent process may still be building the back-office; it then sends a message when the build is ready. */
const backOffice = process.argv.includes('--back-office-follows') ? once(process, 'message') : undefined
try {
  const { provinceWithDemo } = await import('../packages/server/src/province.ts')
  const { serve } = await import('../packages/platform/src/start/serve.ts')
  const loadDemo = async (...server) => (await import('../packages/demo/src/seed-apart.ts')).seedApart(...server)
  await serve(provinceWithDemo(loadDemo), backOffice)
  process.send?.('ready')
} catch (error) {
  console.error(`Không khởi động được: ${explainFailure(error)}`)
  process.exit(error instanceof StartRefusal ? REFUSED : 1)
}
