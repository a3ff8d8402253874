import { integer, reference } from '@trace/define/kinds/index.ts'
import { address } from '../places/address.ts'

/** Place and year of an agricultural figure; without a producer it is for the whole commune. */
export const reportedPlace = {
  province_id: address.province_id,
  ward_id: address.ward_id,
  manufacture_id: reference('Cơ sở sản xuất', 'manufactures', { help: 'Để trống nếu là số liệu chung của xã' }),
  product_id: reference('Sản phẩm', 'products', { within: ['manufacture_id'] }),
  material_area_id: reference('Vùng sản xuất', 'material-areas', { within: ['manufacture_id'] }),
  year: integer('Năm', { required: true, min: 2000, latest: 'nextYear', ungrouped: true }),
}
