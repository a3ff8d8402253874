import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { stampStatistics } from '@trace/domain/areas/labels/issues/stamp-statistics.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import type { Listed } from '@trace/define/entry.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { Chart } from '@trace/screens/ui/charts/chart.tsx'
import { Figures } from '@trace/screens/ui/charts/figures.tsx'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { detailAddress } from '@trace/screens/resource/addresses.ts'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import type { ListColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { openProof } from '../proofs/open-proof.tsx'
import { words as proofWords } from '../proofs/words.ts'
import type { StampStatistics } from './stamp-statistics-data.ts'
import styles from './stamp-statistics-page.module.css'
import { words } from './words.ts'

type Own = ListColumn<typeof stampStatistics>
type Run = Listed<typeof stampStatistics>

const range: Own = {
  label: words.range,
  cell: ({ serial_from, serial_to }) => (
    <span className={styles['range']}>
      {serialText(serial_from)}–{serialText(serial_to)}
    </span>
  ),
}
const columns: Own[] = [
  'printed_at',
  'stamp_id',
  'product_id',
  'manufacture_id',
  range,
  'quantity',
  'printed_by',
  'damaged_count',
]

const { damaged_count, note } = stampStatistics.fields

/** Numbers of labels issued, printed and activated, and the list of print runs. */
export function StampStatisticsPage() {
  const {
    figures: { issued, printed, activated, remaining },
    chart,
  } = useLoaderData<StampStatistics>()
  const can = useCan()
  const { revalidate } = useRevalidator()

  const askOutcome = (run: Run) => () =>
    askForm({
      title: words.outcome,
      submit: vi.save,
      entry: run,
      fields: { damaged_count: { ...damaged_count, max: run.quantity }, note },
      send: (body) =>
        call(
          'PUT /api/admin/stamp-statistics/:id',
          { id: run.id },
          { ...body, result: run.result, version: run.version },
        ),
      onDone: () => void revalidate(),
    })

  const [seesStamps, mayEdit] = [can(screenNeed(stamps, 'read')), can(screenNeed(stampStatistics, 'edit', 'update'))]
  const actionsOf = (entry: Run): RowAction[] => {
    const actions: (RowAction | false)[] = [
      seesStamps && { label: words.openStamp, icon: 'open', to: detailAddress(stamps, entry.stamp_id) },
      seesStamps && { label: proofWords.open, icon: 'view', run: () => openProof(entry.id) },
      mayEdit && { label: words.outcome, icon: 'edit', run: askOutcome(entry) },
    ]
    return actions.filter((action) => action !== false)
  }

  return (
    <ListScreen
      resource={stampStatistics}
      columns={columns}
      only={actionsOf}
      above={
        <>
          <Figures
            figures={[
              { label: words.issued, value: issued },
              { label: words.printed, value: printed, hint: share(printed, issued) },
              { label: words.activated, value: activated, hint: share(activated, issued) },
              { label: words.remaining, value: remaining, hint: words.remainingHint },
            ]}
          />
          <Chart heading={words.byMonth} data={chart} />
        </>
      }
    />
  )
}

const share = (part: number, whole: number): string => (whole > 0 ? `${formatNumber((part / whole) * 100, 1)}%` : '')
