import { digitalLink } from '@trace/define/gs1/digital-link.ts'
import { gtinOfKey } from '@trace/define/gs1/gs1.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { publicAddress, resolverAddress } from '@trace/platform/public-address.ts'

/** What the address in the QR code of a trace is made of. */
interface Addressed {
  code: string | null
  lot: string | null
  gs1_key: string | null
}

/**
 * Returns a function that makes the address in the QR code of a trace, from the hosts in force: a GS1 Digital Link, or
 * the public page of a lot without a GTIN. It is never stored, because the hosts may change.
 */
export async function traceAddresses(sql: Sql, settings: Settings): Promise<(trace: Addressed) => string> {
  const [page, resolver] = await Promise.all([publicAddress(sql, settings), resolverAddress(sql, settings)])
  return ({ code, lot, gs1_key }) =>
    gs1_key && lot ? digitalLink(resolver, { gtin: gtinOfKey(gs1_key), lot }) : `${page}/t/${code}`
}
