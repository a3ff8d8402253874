import { processes } from '@trace/domain/areas/growing/processes.ts'
import { settledProcesses } from '../../src/areas/growing/index.ts'
import type { testServer } from '../server.ts'
import type { Breach } from './rules-breaches.ts'

/** Contradictions between the versions of a process. */
export const processBreaches = (server: ReturnType<typeof testServer>): Breach[] => [
  {
    what: 'two versions of a process are active',
    rule: settledProcesses,
    resource: processes,
    async given({ ask, process }) {
      const next = await ask('PUT', `/processes/${process.id}`, process)
      await ask('PUT', `/processes/${next.id}/change-status/active`)
      const { id } = await ask('POST', `/processes/${next.id}/copy`, {})
      await server.sql`update processes set parent_id = ${process.id}, version_number = 2 where id = ${id}`
      return { id, form: {}, bad: { status: 'active' }, isState: true, moved: { from: 'draft', status: 'active' } }
    },
    async stands({ process }) {
      const active = await server.sql`
        select 1 from processes
        where ${process.id} in (id, parent_id) and status = 'active' and deleted_at is null`
      return active.length > 1
    },
  },
]
