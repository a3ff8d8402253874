import { normaliseCode } from '@trace/define/text/crockford.ts'
import { today } from '@trace/define/text/dates.ts'
import { drawTemplate, escaped, isPlainSerial, ownLinesOf } from '@trace/site'
import type { OwnLines, Visit } from '@trace/site'
import { findTargetsWithMark, isPublic, openKeys } from '../areas/labels/index.ts'
import type { CodeTarget } from '../areas/labels/index.ts'
import { inBatches } from '@trace/platform/in-batches.ts'
import { onReplicaOrPrimary } from '@trace/platform/replica/replica.ts'
import { generationOf } from '@trace/platform/store/totals.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { PageCache } from './page-cache.ts'
import { gzipped, packedPiece, storedPiece } from './packed-page.ts'
import type { Piece } from './packed-page.ts'
import { readPublicTrace, toldOf } from './read-public-trace.ts'
import { headerPreferences } from './header-preferences.ts'

const MOST_TOGETHER = 100

/** Tables of names that a page shows but its mark does not cover; all servers are notified when one changes. */
const NAMES = [
  'single_records',
  'provinces',
  'districts',
  'wards',
  'product_groups',
  'product_units',
  'manufacturing_forms',
  'farming_forms',
  'shippings',
  'shipping_methods',
  'stages',
  'processes',
  'process_stages',
]

/** A page in bytes, with gaps for the texts of a single label. */
interface Template {
  pieces: Piece[]
  names: (keyof OwnLines)[]
  bytes: number
}

/**
 * The pages after a scan. Each request reads the state of its code, in one statement shared by all requests that
 * arrived while the previous one ran. What a page shows of the goods is drawn once for all labels with the same
 * facts, and again when one of its rows has changed on any server.
 */
export function openScanPages(pool: Pool, settings: Settings) {
  const pages = new PageCache<Template>()
  const look = (kind: CodeTarget['kind']) =>
    inBatches(async (codes: string[]) => {
      const keys = await openKeys(settings)
      const found = await onReplicaOrPrimary(pool, (sql) => findTargetsWithMark(sql, keys, kind, codes))
      return codes.map((code) => found.get(code))
    }, MOST_TOGETHER)
  const find = { trace: look('trace'), stamp: look('stamp') }

  return {
    /** Null both for an unknown code and for one that is not public, by the same statement. */
    async find(kind: CodeTarget['kind'], typed: string): Promise<CodeTarget | null> {
      const target = await find[kind](normaliseCode(typed.slice(0, 50)))
      return target && isPublic(target) ? target : null
    },

    /** The page, in pieces that may be joined as they are or compressed. */
    async draw(target: CodeTarget, visit: Visit): Promise<{ page: Piece[]; hasForm: boolean }> {
      const told = toldOf(target)
      const { kind, trace_code, result, reason, revoked, serial, pin } = told
      const { language, chosen, in_app } = visit
      const goods = { id: target.trace_id, mark: target.page_mark, names: generationOf(pool, NAMES), day: today() }
      const label = { kind, trace_code, result, reason, revoked, serial: serial && (isPlainSerial(serial) || serial) }
      const key = JSON.stringify({ goods, label, pin: pin && pin.verified_at !== null, language, chosen, in_app })
      const template = await pages.get(key, async () => {
        const { pieces, names } = drawTemplate(
          await onReplicaOrPrimary(pool, (sql) => readPublicTrace(sql, settings, target)),
          visit,
        )
        const packed = await Promise.all(pieces.map((piece) => packedPiece(piece)))
        const bytes = packed.reduce((sum, piece) => sum + piece.text.length + piece.packed.length, key.length * 2)
        return { pieces: packed, names, bytes }
      })
      return { page: filled(template, ownLinesOf(told, language)), hasForm: pin !== null }
    },
  }
}

const filled = ({ pieces, names }: Template, own: OwnLines): Piece[] =>
  pieces.flatMap((piece, place) => {
    const name = names[place]
    return name ? [piece, storedPiece(Buffer.from(escaped(own[name])))] : [piece]
  })

/** The page in an encoding that the browser accepts: gzip joined from compressed pieces, else uncompressed. */
export function sent(page: Piece[], accepted: string): { body: Buffer; headers: Record<string, string> } {
  if (headerPreferences(accepted).some(({ name }) => name === 'gzip'))
    return { body: gzipped(page), headers: { 'content-encoding': 'gzip' } }
  return { body: Buffer.concat(page.map(({ text }) => text)), headers: {} }
}
