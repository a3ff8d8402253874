import { approved } from '../blocks.ts'
import {
  choice, date, decimal, file, images, integer, list, moment, reference, references, richText, rows, status, text, toggle, url,
} from '../field.ts'
import { resource } from '../resource.ts'
import { stateLabels } from '../state-labels.ts'
import { orderStatus, traceStatus } from '../transitions.ts'

/** One step forward of the goods: who carried how much from where to whom. */
const movementFields = {
  shipping_id: reference('Đơn vị vận chuyển', 'shippings'),
  from_area_id: reference('Nơi đi', 'material-areas', { within: ['manufacture_id'] }),
  distributor_id: reference('Nơi nhận', 'distributors'),
  shipped_at: moment('Thời gian gửi', { required: true }),
  received_at: moment('Thời gian nhận'),
  quantity: decimal('Số lượng', { required: true, min: 0 }),
  unit: text('Đơn vị', { max: 30 }),
  temperature: decimal('Nhiệt độ', { min: -100, max: 100, unit: '°C' }),
  document_no: text('Số chứng từ', { max: 100 }),
  note: text('Ghi chú', { max: 500 }),
}

/** How goods are taken back and what becomes of them (Circular 17/2021). */
export const recallFields = {
  recall_kind: choice('Hình thức thu hồi', { voluntary: 'Tự nguyện', mandatory: 'Bắt buộc' }, { required: true }),
  recall_reason: text('Lý do thu hồi', { required: true, max: 500 }),
  recall_handling: choice('Cách xử lý', {
    fix: 'Khắc phục lỗi sản phẩm, lỗi ghi nhãn', change_use: 'Chuyển mục đích sử dụng', re_export: 'Tái xuất',
    destroy: 'Tiêu hủy',
  }, { required: true }),
}

export const traces = resource('traces', {
  label: 'Hồ sơ truy xuất',
  screen: 'origin/traces',
  fields: {
    code: text('Mã truy xuất', { auto: true, unique: true, searchable: true, max: 12 }),
    name: text('Tên hồ sơ', { searchable: true, max: 200, help: 'Để trống thì lấy tên sản phẩm và mã lô' }),
    manufacture_id: reference('Cơ sở', 'manufactures', { required: true, only: approved }),
    product_id: reference('Sản phẩm', 'products', { required: true, within: ['manufacture_id'], only: approved }),
    batch_id: reference('Lô sản xuất', 'batches', { required: true, within: ['manufacture_id', 'product_id'] }),
    lot: text('Số lô trên tem', { auto: true, searchable: true, max: 20 }),
    material_area_id: reference('Vùng sản xuất', 'material-areas', { auto: true }),
    distributor_id: reference('Nhà phân phối', 'distributors', { only: approved, vouched: true }),
    shipping_id: reference('Đơn vị vận chuyển', 'shippings', { within: ['manufacture_id'], only: { is_active: true }, vouched: true }),
    planting_date: date('Ngày trồng', { help: 'Ngày trồng, thả giống hoặc nhập nguyên liệu', vouched: true }),
    harvest_date: date('Ngày thu hoạch', { required: true, vouched: true }),
    packaging_date: date('Ngày đóng gói', { vouched: true }),
    expired_date: date('Hạn sử dụng', { help: 'Để trống thì tính theo hạn sử dụng của sản phẩm', vouched: true }),
    quantity: decimal('Số lượng', { required: true, min: 0.0001, vouched: true }),
    product_unit_id: reference('Đơn vị tính', 'product-units', { required: true, vouched: true }),
    packaging_spec: text('Quy cách đóng gói', { max: 150 }),
    lot_note: text('Ghi chú về lô', { max: 500 }),
    packing_site: text('Nơi đóng gói', { vouched: true }),
    packing_house_code: text('Mã cơ sở đóng gói', { max: 50, vouched: true }),
    diary_ids: references('Nhật ký công khai', 'diaries', {
      vouched: true, within: ['batch_id'], only: { status: 'approved', is_traceable: true }, max: 500,
      help: 'Để trống thì lấy mọi nhật ký cho truy xuất của lô',
    }),
    certificate_ids: references('Chứng nhận', 'certificates', { vouched: true }),
    test_results: list('Kết quả kiểm nghiệm', {
      name: text('Chỉ tiêu', { required: true }),
      lab: text('Phòng kiểm nghiệm'),
      date: date('Ngày'),
      result: text('Kết quả', { required: true }),
      file: file('Phiếu kết quả'),
    }, { vouched: true }),
    movements: rows('Vận chuyển', 'trace_movements', 'trace_id', movementFields),
    images: images('Ảnh', { vouched: true }),
    video_url: url('Video'),
    description: richText('Mô tả', { vouched: true }),
    gs1_key: text('Khóa GS1', { auto: true, unique: true }),
    qr_url: text('Liên kết QR', { auto: true, max: 500 }),
    order_status: choice('Trạng thái đặt tem', stateLabels(orderStatus), { auto: true }),
    label_count: integer('Số tem', { auto: true, default: 0 }),
    is_active: toggle('Kích hoạt', 'change-active'),
    status: status('Trạng thái', traceStatus),
    recall_kind: { ...recallFields.recall_kind, auto: true, required: false },
    recall_reason: { ...recallFields.recall_reason, auto: true, required: false },
    recall_handling: { ...recallFields.recall_handling, auto: true, required: false },
    recalled_at: moment('Thời gian thu hồi', { auto: true }),
    recalled_by: reference('Người thu hồi', 'users', { auto: true }),
    scan_count: integer('Lượt quét', { auto: true, default: 0 }),
    last_scanned_at: moment('Lần quét gần nhất', { auto: true }),
  },
  columns: [
    'code', 'name', 'product_id', 'batch_id', 'manufacture_id', 'harvest_date', 'expired_date', 'label_count', 'scan_count',
    'order_status', 'is_active', 'status',
  ],
  spare: ['order_status', 'product_id', 'label_count', 'batch_id', 'harvest_date', 'scan_count', 'expired_date'],
  filters: ['manufacture_id', 'product_id', 'batch_id', 'status', 'order_status', 'harvest_date', 'expired_date', 'is_active'],
  calls: ['list', 'read'],
  detail: true,
  sections: {
    'Sản phẩm và lô': [
      'manufacture_id', 'product_id', 'batch_id', 'name', 'quantity', 'product_unit_id', 'packaging_spec', 'lot_note',
    ],
    'Thời gian': ['planting_date', 'harvest_date', 'packaging_date', 'expired_date'],
    'Đóng gói và phân phối': ['packing_site', 'packing_house_code', 'distributor_id', 'shipping_id', 'movements'],
    'Nhật ký và chứng nhận': ['diary_ids', 'certificate_ids', 'test_results'],
    'Hình ảnh và mô tả': ['images', 'video_url', 'description'],
  },
  ordered: [
    ['planting_date', 'harvest_date'], ['harvest_date', 'packaging_date'], ['harvest_date', 'expired_date'],
    ['packaging_date', 'expired_date'],
  ],
  scope: { manufacture: 'manufacture_id' },
})
