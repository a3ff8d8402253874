import { activeToggle } from '@trace/define/blocks.ts'
import { address, contact } from '../places/address.ts'
import { code, decimal, longText, reference, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

export const shippings = resource('shippings', {
  label: 'Đơn vị vận chuyển',
  icon: 'truck',
  subjects: ['distributors'],
  open: 'screens',
  fields: {
    code: code('Mã đơn vị', 'VC-{6}'),
    name: text('Tên đơn vị', { required: true, searchable: true, max: 200 }),
    shipping_method_id: reference('Phương thức', 'shipping-methods', { required: true, only: { is_active: true } }),
    manufacture_id: reference('Cơ sở sản xuất', 'manufactures', { help: 'Chỉ chọn khi là đội xe riêng của cơ sở' }),
    company_tax_code: text('Mã số thuế', { format: 'taxCode' }),
    driver_name: text('Lái xe', { searchable: true, max: 120 }),
    vehicle_plate: text('Biển số', {
      searchable: true,
      max: 20,
      format: 'plate',
    }),
    ...contact,
    ...address,
    capacity_kg: decimal('Tải trọng', { min: 0, unit: 'kg' }),
    cold_chain_note: text('Ghi chú về chuỗi lạnh', { max: 500 }),
    certificate_no: text('Số chứng nhận', { max: 100 }),
    description: longText('Mô tả'),
    is_active: activeToggle,
  },
  columns: ['code', 'name', 'shipping_method_id', 'vehicle_plate', 'driver_name', 'phone', 'is_active'],
  spare: ['shipping_method_id'],
  filters: ['shipping_method_id', 'manufacture_id', 'is_active'],
  sections: {
    'Thông tin chung': ['name', 'shipping_method_id', 'manufacture_id', 'company_tax_code', 'description'],
    'Phương tiện': ['driver_name', 'vehicle_plate', 'capacity_kg', 'cold_chain_note', 'certificate_no'],
    'Liên hệ': ['phone', 'email', 'website'],
    'Địa chỉ': ['province_id', 'ward_id', 'address', 'old_district_id', 'old_ward_id', 'latitude', 'longitude'],
  },
  scope: { owner: 'manufacture_id', shared: true },
})
