import { choice, decimal, flag, group, integer, list, text } from '@trace/define/kinds/index.ts'
import { alignments, logoSources, papers, printers, unprintable } from './print-choices.ts'

const place = {
  font_size: decimal('Cỡ chữ', { min: 0, max: 72, unit: 'pt' }),
  horizontal: decimal('Vị trí ngang', { min: 0, max: 300, decimals: 1, unit: 'mm' }),
  vertical: decimal('Vị trí dọc', { min: 0, max: 300, decimals: 1, unit: 'mm' }),
}
const aligned = { ...place, align: choice('Căn chữ', alignments) }
const length = { min: 1, max: 300, decimals: 1, unit: 'mm' }
const logo = {
  source: choice('Logo', logoSources),
  width: decimal('Chiều rộng', length),
  height: decimal('Chiều cao', length),
  horizontal: place.horizontal,
  vertical: place.vertical,
}

/** Label size and code position: fields of an issue that every print run keeps a copy of. */
export const stampSizeFields = {
  width: integer('Chiều rộng', { required: true, min: 10, max: 300, unit: 'mm' }),
  height: integer('Chiều cao', { required: true, min: 10, max: 300, unit: 'mm' }),
  stamps_per_line: integer('Số tem mỗi hàng', { required: true, min: 1, max: 10, default: 1 }),
  dpi: choice('Độ phân giải máy in', printers, { required: true, default: '203' }),
  size: integer('Cỡ mã QR', {
    required: true,
    min: 1,
    max: 20,
    default: 3,
    unit: 'chấm',
    help: 'Cạnh một ô của mã, tính bằng chấm của máy in: 3 chấm ở 203 dpi là 0,38 mm; mã có GTIN cần từ 4 chấm',
  }),
  horizontal: decimal('Vị trí ngang của mã QR', { required: true, min: 0, max: 300, decimals: 1, unit: 'mm' }),
  vertical: decimal('Vị trí dọc của mã QR', { required: true, min: 0, max: 300, decimals: 1, unit: 'mm' }),
  distance: integer('Khoảng cách giữa các tem', { required: true, min: 0, max: 100, unit: 'mm' }),
  space_left: integer('Lề trái', { required: true, min: 0, max: 100, default: 0, unit: 'mm' }),
  space_top: integer('Lề trên', { required: true, min: 0, max: 100, default: 0, unit: 'mm' }),
}

const onSheets = { paper: ['a4', 'a5'] }
const inMiddle = `Để trống: căn giữa tờ. Nhiều máy in không in được trong ${unprintable} mm sát mép giấy`

/** Layout of labels on paper: fields of an issue that every print run keeps a copy of. */
export const stampSheetFields = {
  paper: choice('Giấy in', papers, { default: 'roll' }),
  sheet_columns: integer('Số cột trên tờ', {
    min: 1,
    max: 30,
    help: 'Để trống: nhiều nhất vừa khổ giấy',
    when: onSheets,
  }),
  sheet_rows: integer('Số hàng trên tờ', {
    min: 1,
    max: 30,
    help: 'Để trống: nhiều nhất vừa khổ giấy',
    when: onSheets,
  }),
  sheet_left: integer('Lề trái của tờ', { min: 0, max: 200, unit: 'mm', help: inMiddle, when: onSheets }),
  sheet_top: integer('Lề trên của tờ', { min: 0, max: 280, unit: 'mm', help: inMiddle, when: onSheets }),
  cut_marks: flag('In dấu cắt ở mép tờ', { default: true }),
}

const printed = { print_product_name: flag('In tên sản phẩm'), print_product_created_at: flag('In ngày sản xuất') }
const textOf = <F extends typeof place>(inside: F) => ({
  product_name_attribute: group('Chữ tên sản phẩm', inside),
  product_created_at_attribute: group('Chữ ngày sản xuất', inside),
  pin_attribute: group('Ô mã PIN dưới lớp phủ', place, { when: { stamp_type: ['qr_secure'] } }),
  stamp_attributes: list(
    'Dòng chữ trên tem',
    { text: text('Nội dung', { max: 100, printed: true }), ...inside },
    { max: 6 },
  ),
})

/** Texts of a label other than its code, and its logo. */
export const stampTextFields = { ...printed, logo_attribute: group('Logo trên tem', logo), ...textOf(aligned) }

/** Text content of a label as a printer's program gets it. */
export const printerTextFields = { ...printed, ...textOf(place) }
