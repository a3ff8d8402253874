import { run } from './commands.mjs'
import { prepare } from './prepare.mjs'

await prepare()
const { careless, withDatabase } = await import('./throw-away-database.mjs')

process.env.NODE_ENV ??= 'production'
const counted = {
  ...careless,
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
}
await withDatabase(async () => {
  process.exitCode = await run(process.execPath, ['bench/profile/profile.ts', ...process.argv.slice(2)])
}, counted)
