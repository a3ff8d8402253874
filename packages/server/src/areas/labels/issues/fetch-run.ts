import { needs, stamps, stampStatistics, toPrinter } from '@trace/domain'
import type { Sql } from '../../../ports/postgres/connect.ts'
import { findLink, newLinkToken, spendLink } from '../../../engine/files/links.ts'
import { operation } from '../../../engine/calls/operation-by-hand.ts'
import type { Operation } from '../../../engine/operation.ts'
import type { Viewer } from '../../../engine/viewer.ts'
import { allow } from '../../../engine/access/allowance.ts'
import { Refusal } from '../../../engine/refusal.ts'
import { holdIssue } from './hold-issue.ts'
import { entryOfRun } from './print-run.ts'

const MAY_PRINT = needs(stamps, 'update')

const pathOf = (runId: number) => `print:${runId}`

/** What lets a printer's program fetch one run, once, within ten minutes, on behalf of the one who prints. */
export const newPrintToken = (sql: Sql, viewer: Viewer, runId: number): Promise<string> =>
  newLinkToken(sql, { viewer, needs: MAY_PRINT, path: pathOf(runId), name: `lan-in-${runId}.json` })

const spent = () => new Refusal(404, 'Mã tải lần in đã hết hạn hoặc đã được sử dụng')

/** A run for the printer's program, which signs in nowhere: the token stands for the person who may print. */
export const printRun: Operation = operation({
  method: 'GET',
  path: '/api/web/print-runs/:id',
  needs: 'public',
  logs: 'print',
  input: {},
  summary: 'Một lần in, cho chương trình in, bằng mã dùng một lần',
  guard: async ({ origin }) => allow('lookUp', origin.ip),
  async run({ id, query, store, settings }) {
    const token = query['token'] ?? ''
    const link = await findLink(store.sql, token)
    if (link?.path !== pathOf(id) || !(await spendLink(store.sql, token))) throw spent()
    const run = await store.find(stampStatistics, id)
    const entry = toPrinter(await entryOfRun(store, settings, await holdIssue(store, run.stamp_id), run, true))
    return { entry: { ...entry, run_id: id } }
  },
})
