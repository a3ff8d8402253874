import { run } from './commands.mjs'
import { prepare } from './prepare.mjs'

await prepare()
const { counted, withDatabase } = await import('./throw-away-database.mjs')

process.env.NODE_ENV ??= 'production'
await withDatabase(
  async () => {
    process.exitCode = await run(process.execPath, ['bench/profile/profile.ts', ...process.argv.slice(2)])
  },
  { ...counted, 'pg_stat_statements.track_planning': 'on' },
)
