/** Whether the labels of an issue bear the code of their lot: it tells of the lot, and of no single label. */
export const bearsLotCode = ({ stamp_type }: { stamp_type: string }): boolean => stamp_type === 'qr_lot'

/** What shoppers cannot see of such labels, and what would stop them from buying. */
export const LOT_LABELS_TELL =
  'Tem theo lô mang mã của lô: người quét thấy tình trạng của lô, không thấy tem bị khóa, hủy hay chưa kích hoạt. Muốn dừng bán, hãy tạm ẩn hoặc thu hồi hồ sơ truy xuất'
