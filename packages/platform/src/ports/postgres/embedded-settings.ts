import { join } from 'node:path'
import type { Settings } from '../settings/settings.ts'

/** Connections besides those of servers' pools: job queues, commands, backups, PostgreSQL's own. */
const BESIDE = 60
/** Number of servers that share one data folder while a new one takes over from the old one. */
const SERVERS = 2

/** Start options of an installation's embedded PostgreSQL, for the server and for commands. */
export const embeddedOf = ({ dataDir, walArchive, poolSize, postgresMegabytes }: Settings) => ({
  folder: join(dataDir, 'postgres'),
  archive: walArchive,
  parameters: {
    max_connections: String(BESIDE + SERVERS * poolSize),
    shared_buffers: `${Math.round(postgresMegabytes / 4)}MB`,
    effective_cache_size: `${postgresMegabytes}MB`,
    work_mem: `${Math.ceil(postgresMegabytes / 128)}MB`,
    maintenance_work_mem: `${Math.round(postgresMegabytes / 8)}MB`,
  },
})
