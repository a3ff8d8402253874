import { basename, join } from 'node:path'
import { build } from '../../scripts/builds.mjs'
import { prepareToRun } from '../../scripts/prepare.mjs'

await prepareToRun(() => false)
const { explainFailure } = await import('@trace/platform/start/explain-failure.ts')
try {
  // `npm run dev` has Vite serve the screens, so they need not be built at each change.
  if (!process.argv.includes('--screens-apart')) await build(`examples/${basename(import.meta.dirname)}`)
  process.env.SEED ??= 'none'
  process.env.DATA_DIR ??= join(import.meta.dirname, 'data')
  const { serve } = await import('@trace/platform/start/serve.ts')
  const { library } = await import('./src/library.ts')
  await serve(library)
} catch (error) {
  console.error(`Không khởi động được: ${explainFailure(error)}`)
  process.exit(1)
}
