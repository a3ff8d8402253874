import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { openScanner } from '@trace/screens/resource/codes/open-scanner.tsx'
import { useOpenCode } from '@trace/screens/resource/codes/use-open-code.ts'
import type { ListColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import type { Stamp } from './stamp.ts'
import { useStampSteps } from './stamp-steps.tsx'
import styles from './stamp-page.module.css'
import { words } from './words.ts'

const range: ListColumn<typeof stamps> = {
  label: words.range,
  cell: ({ serial_from, serial_to }) => {
    if (serial_from === null || serial_to === null) return <span className="soft">{words.noRange}</span>
    return (
      <span className={styles['range']}>
        {serialText(serial_from)}–{serialText(serial_to)}
      </span>
    )
  },
}

const printed: ListColumn<typeof stamps> = {
  label: words.printed,
  numeric: true,
  cell: ({ printed_count, quantity }) => words.ofAll(formatNumber(printed_count), formatNumber(quantity)),
}

const columns: ListColumn<typeof stamps>[] = [
  'code',
  'name',
  'status',
  printed,
  range,
  'activated_count',
  'scan_count',
  'stamp_type',
  'product_id',
  'manufacture_id',
]

export function StampsList() {
  const { stepsOf } = useStampSteps()
  const openCode = useOpenCode()
  return (
    <ListScreen
      resource={stamps}
      columns={columns}
      only={(entry: Stamp) => stepsOf(entry, 'list')}
      onSearch={async (said) => (await openCode(said)) === null}
      tools={
        <Button
          variant="default"
          leftSection={<IconCamera size={16} aria-hidden />}
          onClick={() => void openScanner(openCode)}
        >
          {words.scan}
        </Button>
      }
    />
  )
}
