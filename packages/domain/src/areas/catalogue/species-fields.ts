import { approval, activeToggle } from '@trace/define/blocks.ts'
import { proposalStatus } from '@trace/define/approval.ts'
import type { Fields } from '@trace/define/field.ts'
import { code, image, reference, status, text } from '@trace/define/kinds/index.ts'

/**
 * Approval of rows that producers propose for a shared list (`proposals.ts`): the proposing producer, and the
 * existing row that means the same.
 */
const proposal = (list: string) => ({
  manufacture_id: reference('Cơ sở đề nghị', 'manufactures', {
    staff: true,
    help: 'Để trống nếu do cán bộ lập',
  }),
  ...approval,
  approval_status: status('Tình trạng duyệt', proposalStatus),
  same_as_id: reference('Trùng với', list, { auto: true }),
})

/** Fields that the lists of plants, animals and seafoods share; `group` is inserted after the name. */
export const speciesFields = <const G extends Fields>(list: string, numbering: string, group: G) => ({
  code: code('Mã', numbering),
  name: text('Tên', { required: true, searchable: true, max: 100 }),
  ...group,
  scientific_name: text('Tên khoa học', { searchable: true, max: 150 }),
  default_unit_id: reference('Đơn vị tính', 'product-units'),
  image: image('Ảnh'),
  is_active: activeToggle,
  ...proposal(list),
})
