import { approval, activeToggle, vouching } from '@trace/define/blocks.ts'
import { address, contact } from '../places/address.ts'
import { choice, code, count, gs1, image, longText, phone, references, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

export const distributors = resource('distributors', {
  label: 'Nhà phân phối',
  icon: 'truck-delivery',
  fields: {
    image: image('Ảnh'),
    code: code('Mã nhà phân phối', 'PP-{6}'),
    name: text('Tên nhà phân phối', { required: true, searchable: true, max: 200, vouched: true }),
    type: choice(
      'Loại',
      {
        supermarket: 'Siêu thị',
        store: 'Cửa hàng',
        market: 'Chợ',
        agent: 'Đại lý',
        exporter: 'Nhà xuất khẩu',
        ecommerce: 'Sàn thương mại điện tử',
        restaurant: 'Nhà hàng',
      },
      { required: true },
    ),
    tax_code: text('Mã số thuế', { format: 'taxCode', unique: true, searchable: true }),
    gln: gs1('Mã GLN', { unique: true, format: 'gln', vouched: true }),
    contact_person: text('Người liên hệ', { max: 120 }),
    ...contact,
    phone: phone('Số điện thoại', { searchable: true }),
    ...address,
    manufacture_ids: references('Mua hàng của', 'manufactures'),
    opening_hours: text('Giờ mở cửa'),
    description: longText('Mô tả'),
    trace_count: count('Số hồ sơ', 'traces', 'distributor_id'),
    is_active: activeToggle,
    ...approval,
    ...vouching,
  },
  columns: ['name', 'type', 'contact_person', 'phone', 'address', 'trace_count', 'approval_status', 'is_active'],
  spare: ['trace_count', 'contact_person'],
  filters: ['type', 'province_id', 'approval_status', 'has_changes', 'is_active'],
  sections: {
    'Thông tin chung': ['name', 'type', 'tax_code', 'gln', 'manufacture_ids', 'opening_hours', 'image', 'description'],
    'Liên hệ': ['contact_person', 'phone', 'email', 'website'],
    'Địa chỉ': ['province_id', 'ward_id', 'address', 'old_district_id', 'old_ward_id', 'latitude', 'longitude'],
  },
})
