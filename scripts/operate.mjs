import { prepareToRun } from './prepare.mjs'

/** Commands of whoever looks after a server: `npm run account -- list`. */
const commands = {
  account: async () => (await import('../packages/server/src/operate/account.ts')).runAccount,
  backup: async () => (await import('../packages/server/src/operate/backup/take.ts')).runBackup,
  'dump-release': async () => (await import('../packages/server/src/operate/upgrade/dump-release.ts')).runDumpRelease,
  restore: async () => (await import('../packages/server/src/operate/backup/restore.ts')).runRestore,
  setup: async () => (await import('../packages/server/src/operate/setup.ts')).runSetup,
  sql: async () => (await import('../packages/server/src/operate/sql.ts')).runSql,
  status: async () => (await import('../packages/server/src/operate/status.ts')).runStatus,
  'upgrade-check': async () =>
    (await import('../packages/server/src/operate/upgrade/upgrade-check.ts')).runUpgradeCheck,
}

await prepareToRun(() => false)
const [name, ...args] = process.argv.slice(2)
try {
  const { takeInstalledSettings } = await import('../packages/platform/src/ports/settings/installed-settings.ts')
  const told = takeInstalledSettings()
  if (told) console.error(told)
  const run = await commands[name]()
  console.log(await run(args))
  process.exit()
} catch (error) {
  const { explainFailure } = await import('../packages/platform/src/start/explain-failure.ts')
  console.error(explainFailure(error))
  process.exit(1)
}
