import { resourceByName } from '@trace/define/catalogue.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { renewLinks } from '../files/links.ts'
import { openStorage } from '../ports/files/storage.ts'
import { exportedIds, listingOf, writeExport } from '../sheets/export.ts'
import { operationAt } from '../operation/operation.ts'
import { refuseUnpermitted } from '../request/authorize.ts'
import { onReplicaOrPrimary } from '../replica/replica.ts'
import { openStore } from '../store/store.ts'
import { JOB_ORIGIN } from './work.ts'
import type { Work } from './work.ts'

interface Input {
  resource: string
  query: Record<string, string>
  path: string
  name: string
}

/** Job: writes a long list into a workbook. */
export async function runExport({
  pool,
  settings,
  operations,
  input,
  viewer,
  ownerNow,
  progress,
  finish,
}: Work<Input>): Promise<void> {
  const resource = resourceByName(input.resource)
  const list = operationAt(operations, 'GET', `/api/admin/${resource.name}`)!
  refuseUnpermitted(viewer, list.needs)
  const ids = await onReplicaOrPrimary(pool, async (sql) => {
    const store = openStore(sql, {
      viewer,
      method: 'GET',
      path: list.path,
      logs: 'export',
      origin: JOB_ORIGIN,
      province: settings.province,
      holds: false,
    })
    const listing = await listingOf(list, {
      id: 0,
      params: {},
      query: input.query,
      rawBody: {},
      upload: undefined,
      viewer,
      store,
      settings,
      origin: JOB_ORIGIN,
    })
    return exportedIds(store, resource, listing)
  })
  await writeExport(pool, {
    resource,
    ids,
    viewer,
    storage: await openStorage(settings),
    path: input.path,
    onRows: async (count) => {
      refuseUnpermitted(await ownerNow(pool), list.needs)
      await progress(count, ids.length)
    },
  })
  await pool.begin(async (sql) => {
    await renewLinks(sql, input.path)
    const file = { path: input.path, name: input.name }
    await finish(sql, { status: 'done', message: `Đã xuất ${formatNumber(ids.length)} dòng`, result: { file } })
  })
}
