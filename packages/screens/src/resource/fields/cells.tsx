import type { Kind } from '@trace/define/field.ts'
import type { ComponentType } from 'react'
import { BoundaryCell } from './boundary/boundary-cell.tsx'
import { ChoiceCell, ChoicesCell } from './choice/choice-cells.ts'
import { DayCell, MomentCell } from './date/date-cells.ts'
import { NoCell } from './field-view.ts'
import type { CellProps } from './field-view.ts'
import { FlagCell } from './flag/flag-cell.ts'
import { ToggleSwitch } from './flag/toggle-switch.tsx'
import { GroupCell, ItemsCell } from './items/items-cell.tsx'
import { FileCell, FilesCell, ImageCell, ImagesCell } from './media/media-cells.tsx'
import { CountCell, DecimalCell, IntegerCell, MoneyCell } from './number/number-cells.ts'
import { ReferenceCell, ReferencesCell } from './reference/reference-cells.ts'
import { RichTextCell } from './rich-text/rich-text-cell.tsx'
import { StatusCell } from './status/status-cell.tsx'
import { EmailCell, TextCell, UrlCell } from './text/text-cells.tsx'

type Cell = ComponentType<CellProps>

const Inner: Cell = (props) => {
  const Own = cells[props.field.kind]
  return <Own {...props} />
}
const Items: Cell = (props) => <ItemsCell {...props} Inner={Inner} />

/** Read-only renderers by kind of field, for lists and detail screens. */
export const cells: Record<Kind, Cell> = {
  text: TextCell,
  longText: TextCell,
  richText: RichTextCell,
  email: EmailCell,
  phone: TextCell,
  url: UrlCell,
  code: TextCell,
  slug: TextCell,
  gs1: TextCell,
  identity: TextCell,
  password: NoCell,
  question: NoCell,
  integer: IntegerCell,
  decimal: DecimalCell,
  money: MoneyCell,
  date: DayCell,
  moment: MomentCell,
  toggle: ToggleSwitch,
  flag: FlagCell,
  choice: ChoiceCell,
  choices: ChoicesCell,
  status: StatusCell,
  reference: ReferenceCell,
  references: ReferencesCell,
  image: ImageCell,
  images: ImagesCell,
  file: FileCell,
  files: FilesCell,
  boundary: BoundaryCell,
  list: Items,
  group: (props) => <GroupCell {...props} Inner={Inner} />,
  rows: Items,
  count: CountCell,
}
