import { join } from 'node:path'
import { prepareToRun } from '../../scripts/prepare.mjs'

await prepareToRun(() => false)
process.env.DATA_DIR ??= join(import.meta.dirname, 'data')
const { operate } = await import('@trace/platform/operate/operate.ts')
const { parts } = await import('./src/parts.ts')
await operate(parts, process.argv.slice(2))
