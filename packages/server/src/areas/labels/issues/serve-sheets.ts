import { papers } from '@trace/domain/areas/labels/printing/print-choices.ts'
import type { PrintEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import { imposeLabels, labelsOnPage, sheetProblems } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import type { Paper, SheetPrint } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import type { LabelSize } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { stampStatistics } from '@trace/domain/areas/labels/issues/stamp-statistics.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { integer, text } from '@trace/define/kinds/index.ts'
import { can } from '@trace/define/permission.ts'
import { needs } from '@trace/define/resource.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { accountViewer } from '@trace/platform/access/sessions.ts'
import { onBehalfOf } from '@trace/platform/account-usage.ts'
import { API_HEADERS, originOf, tokenOf } from '@trace/platform/request/operation-route.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { data, none } from '@trace/platform/operation/answers.ts'
import { findLink, newLink, oneUseLink, spendLink } from '@trace/platform/files/links.ts'
import { attachmentHeader } from '@trace/platform/files/routes.ts'
import { makeSheetPdf } from '../printing/make-sheet-pdf.ts'
import { logoPicture } from '../printing/logo-picture.ts'
import type { Sheet } from '../printing/sheet.ts'
import { operation, AnswerWithMessage } from '@trace/platform/operation/operation.ts'
import { admit } from '@trace/platform/request/authorize.ts'
import { runOperation } from '@trace/platform/request/run-operation.ts'
import { identify } from '@trace/platform/request/identify.ts'
import { perform } from '@trace/platform/request/perform.ts'
import { rowId } from '@trace/platform/request/row-id.ts'
import { Refusal, refuseField } from '@trace/platform/refusal.ts'
import { Changes } from '@trace/platform/store/changes.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Viewer } from '@trace/platform/viewer.ts'
import { endProving } from '../proving/prove.ts'
import { noteReading } from './note-reading.ts'
import { labelsToPrint, refuseUnprintable } from './labels-to-print.ts'
import { lockIssueRows } from './lock-issue-rows.ts'
import type { Stamp } from './lock-issue-rows.ts'
import { laidOutFor, printableEntry } from './entry-of-run.ts'
import { specimenOf } from './print-run.ts'

const PATH = '/api/admin/stamps/:id'
const MAY_SEE = needs(stamps, 'read', 'update', 'edit')
const MOST_LABELS = { pdf: 20_000, svg: 500 }

type Format = keyof typeof MOST_LABELS

interface NamedSheet extends Sheet {
  name: string
}

const asked = {
  run: text('Lần in'),
  paper: text('Khổ giấy'),
  start: integer('Bắt đầu từ ô', { min: 1, max: 1_000 }),
  specimen: text('In thử'),
}

/**
 * Query parameters: `run` names one print run, `paper` a paper other than the issue's own, `start` the position of
 * the first label on a partly used sheet, and `specimen` asks for a trial print of one line.
 */
const sheet = (format: Format) =>
  operation({
    method: 'GET',
    path: `${PATH}/sheet.${format}`,
    needs: MAY_SEE,
    summary: `Tờ tem dạng ${format.toUpperCase()}`,
    query: asked,
    answers: none,
    async run({ id, query, viewer, store, settings }): Promise<NamedSheet> {
      const prints = can(viewer.permissions, needs(stamps, 'update'))
      const run = rowId(query.run ?? undefined)
      const specimen = query.specimen === '1'
      const found = await readLabels(store, settings, { id, run, viewer, prints, specimen })
      const { name, entry, print } = found
      const most = MOST_LABELS[format]
      if (entry.serials.length > most)
        throw new Refusal(422, `Mỗi tệp chứa tối đa ${formatNumber(most)} tem, hãy chọn một lần in`)
      const imposition = imposeLabels(print, print, paperOf(query.paper))
      const cut = sheetProblems(imposition, print).find(({ cuts }) => cuts)
      if (cut) throw refuseField('paper', cut.message)
      const start = query.start ?? 1
      const places = labelsOnPage(imposition)
      if (start > places) throw refuseField('start', `Mỗi tờ chỉ có ${formatNumber(places)} ô`)
      const logo = await logoPicture(store, settings, entry.logo_attribute, found.manufacture_id)
      return { name: `${name}.${format}`, entry, imposition, start, specimen: found.specimen, logo }
    },
  })

const paperOf = (asked: string | null): Paper | undefined => (asked && asked in papers ? (asked as Paper) : undefined)

interface Wanted {
  id: number
  run: number
  viewer: Viewer
  /** Whether the user may print, and so see the PINs. */
  prints: boolean
  specimen: boolean
}

interface SheetContent {
  name: string
  entry: PrintEntry
  /** The layout of the labels on paper: the issue's current layout, or the one stored with the run. */
  print: LabelSize & SheetPrint
  manufacture_id: number | null
  specimen: boolean
}

/** Labels of one run, or of all runs so far; a specimen if one is asked for or nothing was printed yet. */
async function readLabels(store: Store, settings: Settings, wanted: Wanted): Promise<SheetContent> {
  const { id, run: runId, viewer, prints } = wanted
  const { stamp, trace } = await lockIssueRows(store, id)
  const own = { print: stamp, manufacture_id: stamp.manufacture_id, specimen: false }
  const named = await labelsNamed(store, stamp, wanted)
  if (!named) {
    const entry = await specimenOf(store, settings, stamp, trace)
    return { ...own, name: `${stamp.code}-in-thu`, entry, specimen: true }
  }
  await noteReading(store, viewer, stamp, named.labels)
  const laidOut = named.run ? await laidOutFor(store, settings, { stamp, trace }, named.run) : stamp
  const { entry } = await printableEntry(store, settings, { stamp: laidOut, trace }, named.labels, prints)
  return { ...own, print: laidOut, name: named.run ? `${stamp.code}-lan-in-${runId}` : `${stamp.code}`, entry }
}

/** The labels that a sheet is asked for: those of a run, or all that are printed; null for a specimen. */
async function labelsNamed(
  store: Store,
  { id, serial_from, printed_count }: Stamp,
  { run: runId, specimen }: Pick<Wanted, 'run' | 'specimen'>,
) {
  if (!printed_count || specimen) return null
  if (!runId) return { labels: { serial_from: serial_from!, serial_to: serial_from! + printed_count - 1 }, run: null }
  const run = await store.find(stampStatistics, runId)
  if (run.stamp_id !== id) throw new Refusal(404, 'Không tìm thấy lần in tem')
  return { labels: run, run }
}

/** Target of a one-time link, stored as its path. */
interface Target {
  user: number
  id: string
  format: Format
  query: Record<string, string>
}

const MARK = 'sheet:'

/** One-time link to a sheet, for a plain browser navigation, which cannot send the session's header. */
export const sheetLink = operation({
  method: 'POST',
  path: `${PATH}/sheet-link`,
  needs: MAY_SEE,
  summary: 'Liên kết mở tờ tem một lần',
  body: { format: text('Định dạng'), ...asked },
  answers: data({ ...oneUseLink, left_out: text('Tem không được in') }),
  async run({ id, params, body, viewer, store }) {
    const { stamp, trace } = await lockIssueRows(store, id)
    const format: Format = body.format === 'svg' ? 'svg' : 'pdf'
    const { paper, run, start, specimen } = body
    const named = await labelsNamed(store, stamp, { run: rowId(run ?? undefined), specimen: specimen === '1' })
    if (named) refuseUnprintable(stamp, trace)
    const { left_out } = named ? await labelsToPrint(store, id, named.labels) : { left_out: null }
    const query = { paper: paper ?? '', run: run ?? '', start: String(start ?? ''), specimen: specimen ?? '' }
    const target: Target = { user: viewer.id, id: params['id']!, format, query }
    const name = `${stamp.code}.${format}`
    const link = await newLink(store.sql, { viewer, needs: MAY_SEE, path: MARK + JSON.stringify(target), name })
    const url = link.replace('/downloads/', '/sheets/')
    const message = left_out ?? `Đã tạo liên kết tờ tem của ${stamp.name}`
    return new AnswerWithMessage(message, { url, entry: { url }, left_out })
  },
})

interface SheetRequest {
  Params: Record<string, string>
  Querystring: Record<string, string>
}

/** Serves label sheets in true size: with the session's header, or by a one-time link. */
export function serveSheets(app: FastifyInstance, pool: Pool, settings: Settings): void {
  app.addHook('onClose', endProving)
  for (const format of ['pdf', 'svg'] as const) {
    // HEAD draws nothing and writes no log entry; it only checks whether the sender may request the sheet.
    app.head(sheet(format).path, async (request, reply) => {
      await identify(sheet(format), tokenOf(request), pool, settings)
      return looked(reply, format)
    })
    app.get<SheetRequest>(sheet(format).path, { exposeHeadRoute: false }, async (request, reply) => {
      const { params, query } = request
      const viewer = await identify(sheet(format), tokenOf(request), pool, settings)
      const asked = { viewer, params, query, rawBody: {}, origin: originOf(request), idempotencyKey: undefined }
      const done = await perform(sheet(format), asked, pool, settings)
      return send(reply, format, await drawn(reply, format, done.data as NamedSheet, { pool, user: viewer.id }))
    })
  }

  app.head<{ Params: { token: string } }>('/api/admin/sheets/:token', async (request, reply) => {
    const link = await findLink(pool, request.params.token, tokenOf(request))
    if (!link?.path.startsWith(MARK)) throw spent()
    const { format } = JSON.parse(link.path.slice(MARK.length)) as Target
    return looked(reply, format)
  })

  app.get<{ Params: { token: string } }>(
    '/api/admin/sheets/:token',
    { exposeHeadRoute: false, config: { allowance: 'lookUp' } },
    async (request, reply) => {
      const { token } = request.params
      const link = await findLink(pool, token, tokenOf(request))
      if (!link?.path.startsWith(MARK)) throw spent()
      const { user, id, format, query } = JSON.parse(link.path.slice(MARK.length)) as Target
      const viewer = await accountViewer(pool, user)
      const asked = { params: { id }, query, rawBody: {}, upload: undefined, origin: originOf(request), viewer }
      admit(sheet(format), asked)
      const done = await runOperation(pool, sheet(format), asked, settings, new Changes())
      const file = await drawn(reply, format, done.data as NamedSheet, { pool, user })
      if (await spendLink(pool, token)) return send(reply, format, file)
      if (typeof file.body !== 'string') file.body.destroy()
      throw spent()
    },
  )
}

const looked = (reply: FastifyReply, format: Format): FastifyReply =>
  reply.headers({ ...API_HEADERS, 'content-type': format === 'svg' ? 'image/svg+xml' : 'application/pdf' }).send()

const spent = () => new Refusal(404, 'Liên kết đã hết hạn hoặc đã được sử dụng')

/** Draws a sheet on behalf of an account; stops when the client disconnects. */
async function drawn(
  { raw }: FastifyReply,
  format: Format,
  { name, ...sheet }: NamedSheet,
  { pool, user }: { pool: Pool; user: number },
) {
  if (format === 'svg') {
    // Imported only when needed: the font reader takes 20 MB of memory.
    const { sheetSvg } = await import('../printing/sheet-svg.ts')
    return { name, body: sheetSvg(sheet) }
  }
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  return { name, body: await onBehalfOf(pool, user, () => makeSheetPdf(sheet, gone.signal)) }
}

function send(reply: FastifyReply, format: Format, { name, body }: Awaited<ReturnType<typeof drawn>>): FastifyReply {
  reply.headers({ ...API_HEADERS, 'content-disposition': attachmentHeader(name).replace('attachment', 'inline') })
  return reply.header('content-type', format === 'svg' ? 'image/svg+xml' : 'application/pdf').send(body)
}
