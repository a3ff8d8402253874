import { prepare } from './prepare.mjs'

await prepare(() => false)
const { writeSettings } = await import('./settings-table.mjs')
writeSettings()
