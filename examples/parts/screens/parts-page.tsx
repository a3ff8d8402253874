import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconPlus, IconTrash } from '@tabler/icons-react'
import type { Tone } from '@trace/define/machine.ts'
import type { Problems } from '@trace/define/read.ts'
import { useLoaderData } from 'react-router'
import { Card, Column, Columns } from '@trace/screens/resource/detail/card.tsx'
import { FieldFacts, Facts } from '@trace/screens/resource/detail/facts.tsx'
import { Timeline, TimelineItem } from '@trace/screens/resource/detail/timeline.tsx'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { Form } from '@trace/screens/resource/form/form.tsx'
import { ChecklistItems } from '@trace/screens/resource/list/checklist-items.tsx'
import { showResultMessage } from '@trace/screens/ui/answers.ts'
import { Avatar } from '@trace/screens/ui/avatar.tsx'
import { BarList } from '@trace/screens/ui/charts/bar-list.tsx'
import { Chart } from '@trace/screens/ui/charts/chart.tsx'
import { Figures } from '@trace/screens/ui/charts/figures.tsx'
import { askReason, confirm } from '@trace/screens/ui/dialogs.ts'
import { notify } from '@trace/screens/ui/notices.ts'
import { Page } from '@trace/screens/ui/page.tsx'
import { QrCode } from '@trace/screens/ui/qr-code.tsx'
import { Tabs } from '@trace/screens/ui/tabs.tsx'
import { samples } from '../src/definitions.ts'
import { shownFields as fields } from '../src/shown-fields.ts'
import type { Sample } from './load-parts.ts'

const tones: Readonly<Record<Tone, string>> = {
  neutral: 'Bình thường',
  info: 'Đang chờ',
  success: 'Tốt',
  warning: 'Cần xem',
  danger: 'Hỏng',
}

const items = [
  { key: 'name', label: 'Có tên', passed: true },
  { key: 'picture', label: 'Có ảnh', passed: false, hint: 'Chưa có ảnh' },
  { key: 'brand', label: 'Có nhãn hiệu', passed: true, hint: 'Không bắt buộc' },
]

const chart = {
  axis: 'Tháng',
  names: ['Một', 'Hai', 'Ba', 'Tư'],
  series: [
    { label: 'Làm', tone: 'accent' as const, values: [12, 30, 18, 42] },
    { label: 'Hỏng', tone: 'warning' as const, values: [1, 4, 2, 3] },
  ],
}

const sections = { ...samples.sections, 'Không lưu': ['password', 'agreed'] }

const wrong: Problems = Object.fromEntries(
  Object.entries(fields).map(([name, { label }]) => [name, [`${label} chưa đúng`]]),
)

const nothing = async () => ({ saved: false as const })

/** The parts that screens are made of, and the input of every kind of field: empty, filled and wrong. */
export function PartsPage() {
  const sample = useLoaderData<Sample | null>()
  return (
    <Page
      actions={
        <>
          <Button variant="default">Nút phụ</Button>
          <Button leftSection={<IconPlus size={16} />}>Nút chính</Button>
        </>
      }
    >
      <Tabs
        label="Tab"
        tabs={[
          { label: 'Đang mở', to: '?', current: true, count: 12 },
          { label: 'Khác', to: '?', current: false },
        ]}
      />
      <Figures
        figures={[
          { label: 'Tất cả', value: 1_234, hint: 'hơn tháng trước 12' },
          { label: 'Tỷ lệ', value: 87, unit: '%' },
          { label: 'Cần xem', value: 3, tone: 'warning', to: '?' },
        ]}
      />
      <Columns>
        <Column>
          <Card heading="Nút, nhãn và hình">
            <Buttons />
            <p>
              {Object.entries(tones).map(([tone, label]) => (
                <StatusBadge key={tone} tone={tone as Tone} label={label} />
              ))}
            </p>
            <p>
              <Avatar name="Nguyễn Thị Lan" image={null} /> <Avatar name="Trần Văn Bình" image={null} size={40} />
            </p>
            <QrCode text="https://example.vn/s/1" label="Mã của trang mẫu" size={96} />
          </Card>
          <Card heading="Danh mục cần có">
            <ChecklistItems items={items} />
          </Card>
          <Card heading="Các bước">
            <Timeline label="Các bước">
              <TimelineItem tone="success" heading="Đã xong" aside={<StatusBadge tone="success" label="Xong" />}>
                <p className="soft">Hôm qua</p>
              </TimelineItem>
              <TimelineItem tone="warning" heading="Đang làm" />
              <TimelineItem heading="Sắp tới" />
            </Timeline>
          </Card>
        </Column>
        <Column>
          <Chart heading="Biểu đồ theo tháng" data={chart} />
          <BarList
            heading="Biểu đồ ngang"
            bars={[
              { name: 'Nhiều nhất', value: 42, to: '?' },
              { name: 'Ít hơn', value: 18 },
            ]}
            unit="cái"
          />
          <BarList heading="Không có số liệu" bars={[]} />
          <Card heading="Thẻ trống">
            <p className="soft">Chưa có gì.</p>
          </Card>
        </Column>
      </Columns>
      {sample && (
        <Card heading="Mọi loại trường, để đọc">
          <Facts>
            <FieldFacts
              resource={samples}
              entry={sample}
              names={Object.keys(samples.fields) as (keyof typeof samples.fields)[]}
            />
          </Facts>
        </Card>
      )}
      <Card heading="Biểu mẫu trống">
        <Form fields={fields} sections={sections} entry={{}} send={nothing} onSaved={() => undefined} />
      </Card>
      {sample && (
        <Card heading="Biểu mẫu đã điền, trường nào cũng báo sai">
          <Form
            fields={fields}
            sections={sections}
            entry={sample}
            send={nothing}
            onSaved={() => undefined}
            judge={() => wrong}
          />
        </Card>
      )}
    </Page>
  )
}

const Buttons = () => (
  <p>
    <Button onClick={() => showResultMessage({ ok: true, message: 'Đã lưu mẫu', undo: () => undefined })}>
      Báo đã xong
    </Button>{' '}
    <Button variant="default" onClick={() => showResultMessage({ ok: false, message: 'Tên bắt buộc' })}>
      Báo không được
    </Button>{' '}
    <Button variant="default" onClick={() => notify({ title: 'Việc mới', message: 'Có mẫu chờ duyệt' })}>
      Báo tin
    </Button>{' '}
    <Button variant="default" onClick={() => void confirm({ title: 'Gửi mẫu', message: 'Mẫu được gửi đi.' })}>
      Hỏi lại
    </Button>{' '}
    <Button
      variant="default"
      c="var(--danger-ink)"
      leftSection={<IconTrash size={16} />}
      onClick={() => void askReason({ title: 'Bỏ mẫu', message: '', verb: 'Bỏ mẫu', about: 'samples/1', danger: true })}
    >
      Hỏi lý do
    </Button>{' '}
    <Button disabled>Không bấm được</Button> <Button loading>Đang gửi</Button>{' '}
    <Menu>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label="Thao tác khác">
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Xem</Menu.Item>
        <Menu.Item c="var(--danger-ink)">Xóa</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  </p>
)
