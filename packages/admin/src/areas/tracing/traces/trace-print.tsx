import { orderStatus, issueStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { printedQrText } from '@trace/domain/areas/labels/codes/qr-text.ts'
import { traceDateLabels } from '@trace/domain/areas/tracing/trace-dates.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { labelOf, shownState } from '@trace/define/machine.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay, formatMoment, formatNumber } from '@trace/define/text/format.ts'
import { useLoaderData } from 'react-router'
import { PrintedSheet, SheetFacts, SheetPart, SheetTable } from '@trace/screens/resource/print/printed-sheet.tsx'
import { QrCode } from '@trace/screens/ui/qr-code.tsx'
import type { TraceView } from './trace-data.ts'
import { printedWords as said } from '../printed-words.ts'
import { words } from './words.ts'

const { fields } = traces
const days = ['planting_date', 'harvest_date', 'packaging_date', 'expired_date'] as const

/** Printed sheet of a trace, to be filed: its goods, people and days, its evidence, and the code of its public page. */
export function TracePrint() {
  const { entry, batch, diaries, stamps, orders } = useLoaderData<TraceView>()
  const labels = traceDateLabels(batch?.sector_kind ?? 'other')

  return (
    <PrintedSheet
      label={traces.label}
      code={entry.code ?? ''}
      name={entry.name ?? entry.product.name}
      state={shownState(fields.status.machine!, entry.status, entry, today())!}
      mark={<QrCode text={printedQrText(entry.qr_url)} label={words.qrOf(entry.code ?? '')} size={120} />}
      signs={said.signs}
    >
      <SheetPart heading={words.goods}>
        <SheetFacts
          facts={[
            [fields.product_id.label, entry.product.name],
            [fields.manufacture_id.label, entry.manufacture.name],
            [fields.batch_id.label, entry.batch.name],
            [fields.material_area_id.label, entry.material_area?.name],
            [fields.quantity.label, `${formatNumber(entry.quantity)} ${entry.product_unit.name}`],
            [fields.lot.label, entry.lot],
            ...days.map((name) => [labels[name], formatDay(entry[name])] as const),
            [fields.packing_site.label, entry.packing_site],
            [fields.distributor_id.label, entry.distributor?.name],
            [fields.shipping_id.label, entry.shipping?.name],
            [fields.requested_by.label, entry.requested_by_user?.name],
            [fields.requested_at.label, formatMoment(entry.requested_at)],
            [fields.recall_reason.label, entry.recall_reason],
            [fields.recalled_at.label, formatMoment(entry.recalled_at)],
            [fields.held_reason.label, entry.held_reason],
            [words.qrLink, entry.qr_url],
          ]}
        />
      </SheetPart>
      <SheetPart heading={said.checks}>
        <SheetTable
          heads={said.checkHeads}
          rows={entry.compliance.items.map(({ key, label, passed, hint }, at) => ({
            key,
            cells: [at + 1, label, passed ? said.hasIt : said.lacksIt, hint],
          }))}
        />
      </SheetPart>
      <SheetPart heading={said.proofs}>
        <SheetTable
          heads={said.proofHeads}
          rows={[
            ...entry.certificates.map(({ id, name }) => ({ key: `c${id}`, cells: [said.certificate, name, ''] })),
            ...entry.test_results.map(({ name, lab, date, result }, at) => ({
              key: `t${at}`,
              cells: [said.testResult, [name, lab].filter(Boolean).join(', '), `${result} ${formatDay(date)}`],
            })),
          ]}
        />
      </SheetPart>
      <SheetPart heading={words.timeline}>
        <SheetTable
          heads={said.diaryHeads}
          rows={diaries.map(({ id, title, stage, performed_at, labor, content }) => ({
            key: id,
            cells: [formatMoment(performed_at), title ?? stage?.name, labor?.name, content],
          }))}
        />
      </SheetPart>
      <SheetPart heading={said.stamps}>
        <SheetTable
          heads={said.stampHeads}
          rows={[
            ...orders.map(({ id, code, quantity, status, created_at }) => ({
              key: `o${id}`,
              cells: [code, formatNumber(quantity), labelOf(orderStatus, status), formatMoment(created_at)],
            })),
            ...stamps.map(({ id, code, quantity, status, created_at }) => ({
              key: `s${id}`,
              cells: [code, formatNumber(quantity), labelOf(issueStatus, status), formatMoment(created_at)],
            })),
          ]}
        />
      </SheetPart>
    </PrintedSheet>
  )
}
