import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { takeInstalledSettings } from '../ports/settings/installed-settings.ts'
import { explainFailure } from '../start/explain-failure.ts'
import type { Product } from '../start/product.ts'

type Run = (product: Product, args: string[]) => Promise<string>

/** Commands for the operator of a server: `npm run account -- list`. Each returns the text to print. */
const commands: Readonly<Record<string, Run>> = {
  account: async (product, args) => (await import('./account.ts')).runAccount(product, args),
  backup: async (_, args) => (await import('./backup/take.ts')).runBackup(args),
  'dump-release': async (product, args) => (await import('./upgrade/dump-release.ts')).runDumpRelease(product, args),
  restore: async (product, args) => (await import('./backup/restore.ts')).runRestore(product, args),
  setup: async (_, args) => (await import('./setup.ts')).runSetup(args),
  sql: async (_, args) => (await import('./sql.ts')).runSql(args),
  status: async (product) => (await import('./status.ts')).runStatus(product),
  'upgrade-check': async (product, args) => (await import('./upgrade/upgrade-check.ts')).runUpgradeCheck(product, args),
}

/** Runs a command on the installation that the environment names, prints its result, and ends the process. */
export async function operate(product: Product, [name = '', ...args]: string[]): Promise<never> {
  try {
    const told = takeInstalledSettings()
    if (told) console.error(told)
    const run = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!run) throw new StartRefusal(`Không có lệnh «${name}». Các lệnh: ${Object.keys(commands).join(', ')}`)
    process.stdout.write(`${await run(product, args)}\n`)
    process.exit()
  } catch (error) {
    console.error(explainFailure(error))
    process.exit(1)
  }
}
