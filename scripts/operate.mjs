import { prepareToRun } from './prepare.mjs'

await prepareToRun(() => false)
const { operate } = await import('../packages/platform/src/operate/operate.ts')
const { province } = await import('../packages/server/src/province.ts')
await operate(province, process.argv.slice(2))
