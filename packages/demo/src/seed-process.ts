import { once } from 'node:events'
import { connect, prepareKeys, printMessage, readSettings, stampKeys } from '@trace/server'
import { seedDemo } from './index.ts'

// The parent process has died: everything loaded so far is rolled back.
process.once('disconnect', () => process.exit(1))

const [databaseUrl] = (await once(process, 'message')) as [string]
const settings = readSettings()
const pool = connect(databaseUrl, { max: 4, tls: settings.databaseTls })
await prepareKeys(pool, settings, stampKeys)
const isLoaded = await seedDemo(pool, settings, printMessage)
await pool.end()
process.send!(isLoaded, undefined, undefined, () => process.exit())
