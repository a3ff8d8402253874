import { decimal, flag, group, integer, list, text } from '../../define/field.ts'

const place = {
  font_size: decimal('Cỡ chữ', { min: 0, max: 72, unit: 'pt' }),
  horizontal: decimal('Vị trí ngang', { min: 0, max: 300, decimals: 1, unit: 'mm' }),
  vertical: decimal('Vị trí dọc', { min: 0, max: 300, decimals: 1, unit: 'mm' }),
}

/** Label size and code position: fields of an issue that every print run keeps a copy of. */
export const stampSizeFields = {
  width: integer('Chiều rộng', { required: true, min: 10, max: 300, unit: 'mm' }),
  height: integer('Chiều cao', { required: true, min: 10, max: 300, unit: 'mm' }),
  stamps_per_line: integer('Số tem mỗi hàng', { required: true, min: 1, max: 10, default: 1 }),
  size: integer('Cỡ mã QR', { required: true, min: 1, max: 20, default: 3, help: 'Số chấm in cho mỗi ô của mã' }),
  horizontal: decimal('Vị trí ngang của mã QR', { required: true, min: 0, max: 300, decimals: 1, unit: 'mm' }),
  vertical: decimal('Vị trí dọc của mã QR', { required: true, min: 0, max: 300, decimals: 1, unit: 'mm' }),
  distance: integer('Khoảng cách giữa các tem', { required: true, min: 0, max: 100, unit: 'mm' }),
  space_left: integer('Lề trái', { required: true, min: 0, max: 100, default: 0, unit: 'mm' }),
  space_top: integer('Lề trên', { required: true, min: 0, max: 100, default: 0, unit: 'mm' }),
}

/** Text content of a label beside its code. */
export const stampTextFields = {
  print_product_name: flag('In tên sản phẩm'),
  print_product_created_at: flag('In ngày sản xuất'),
  product_name_attribute: group('Chữ tên sản phẩm', place),
  product_created_at_attribute: group('Chữ ngày sản xuất', place),
  pin_attribute: group('Ô mã PIN dưới lớp phủ', place, { when: { stamp_type: ['qr_secure'] } }),
  stamp_attributes: list('Dòng chữ trên tem', { text: text('Nội dung', { max: 100 }), ...place }, { max: 6 }),
}
