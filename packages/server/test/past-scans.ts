import type { Place } from '@trace/define/geo/travel.ts'
import { normaliseCode } from '@trace/define/text/crockford.ts'
import { judgeLabels } from '../src/areas/scans/judge-labels.ts'
import type { AdministrativeArea } from '../src/areas/scans/judge-scans.ts'
import { ensureScanPartitions } from '../src/areas/scans/partitions.ts'
import { recordScans } from '../src/areas/scans/record-scans.ts'
import { openKeys } from '../src/areas/labels/issues/open-keys.ts'
import type { testServer } from './server.ts'

interface PastScan {
  code: string
  at: Date
  /** The device, with a network of its own. */
  device: string
  place?: Place
  area?: AdministrativeArea
  channel?: string
}

/** Counts scans as if made at their given times, which must ascend, and judges their labels as of now. */
export async function givenScans({ settings, sql }: ReturnType<typeof testServer>, scans: PastScan[]) {
  await ensureScanPartitions(
    sql,
    scans.map(({ at }) => at),
  )
  const looks = scans.map(({ code, place = null, area = null, channel = 'web', ...scan }) => ({
    ...scan,
    code: normaliseCode(code),
    network: scan.device,
    place,
    area,
    about: { channel },
  }))
  const judged = await recordScans(sql, await openKeys(settings), looks)
  await judgeLabels(sql)
  return judged
}
