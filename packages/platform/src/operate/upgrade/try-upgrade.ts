import { updateQueue } from '../../ports/jobs/queue.ts'
import { connect } from '../../ports/postgres/connect.ts'
import { waitingMigrations } from '../../ports/postgres/migrate.ts'
import { startEmbedded } from '@trace/embedded-postgres/embedded.ts'
import type { Settings } from '../../ports/settings/settings.ts'
import { prepareDatabase } from '../../start/prepare-database.ts'
import type { Product } from '../../start/product.ts'
import { countMoved, countRows } from '../backup/describe-database.ts'

/** The result of starting this program on a copy of a database. */
export interface Upgraded {
  ran: string[]
  /** Tables whose number of rows changed: before, after. */
  changed: [table: string, before: number, after: number][]
  rows: number
  seconds: number
}

/** Starts PostgreSQL on a folder that nothing else uses, and runs the steps of a server start on its database. */
export async function tryUpgrade(product: Product, settings: Settings, folder: string): Promise<Upgraded> {
  const embedded = await startEmbedded({ folder })
  try {
    return await upgradeAt(product, settings, embedded.url)
  } finally {
    await embedded.stop()
  }
}

async function upgradeAt(product: Product, settings: Settings, url: string): Promise<Upgraded> {
  const owner = connect(url, { max: 1 })
  try {
    const before = await countRows(owner)
    const ran = await waitingMigrations(owner, product.migrations)
    const started = performance.now()
    const alone: Settings = { ...settings, databaseUrl: null, databaseOwner: null, databaseTls: false, seed: 'none' }
    const program = connect(await prepareDatabase(alone, product.migrations, url), { max: 1 })
    try {
      await product.prepare(program, { ...alone, seed: settings.seed })
    } finally {
      await program.end({ timeout: 5 })
    }
    await updateQueue(url)
    const seconds = (performance.now() - started) / 1_000
    const after = await countRows(owner)
    const found = { ...after, ...(await countMoved(owner, Object.keys(before))) }
    const names = [...new Set([...Object.keys(before), ...Object.keys(found)])].toSorted()
    return {
      ran,
      changed: names
        .filter((name) => name !== 'migrations' && (before[name] ?? 0) !== (found[name] ?? 0))
        .map((name) => [name, before[name] ?? 0, found[name] ?? 0]),
      rows: Object.values(after).reduce((sum, count) => sum + count, 0),
      seconds,
    }
  } finally {
    await owner.end({ timeout: 5 })
  }
}
