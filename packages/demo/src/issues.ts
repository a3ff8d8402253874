/** An issue of labels for a trace, and how far it has come. */
export interface Issue {
  /** The product and the number of its batch and trace: 'ga 3/1'. */
  trace: string
  quantity: number
  type?: 'qr_lot' | 'qr_serial' | 'qr_secure'
  /** Labels beside each other, where it is not one. */
  abreast?: number
  /** The lines of each run of the printer; 0 is all that is left. */
  runs: number[]
  /** Ordered by the producer, up to this state; without, the office issued it of its own accord. */
  order?: 'pending' | 'approved' | 'printing' | 'delivering' | 'completed' | 'rejected' | 'cancelled'
  /** Why the order was rejected, or taken back. */
  reason?: string
  /** An order that was taken back after its labels were numbered. */
  late?: true
  /** Days from the trace until work on the labels begins, where it is not the next. */
  after?: number
  /** Days between the printing and the activation. */
  rests?: number
  isClosed?: true
  /** Labels that the first run spoiled. */
  damaged?: number
}

/** Thirty issues of 60,000 labels, twenty-five orders, forty-five runs of the printer. */
export const issues: Issue[] = [
  { trace: 'ga 2/1', quantity: 2_400, abreast: 3, runs: [2, 0], isClosed: true },
  { trace: 'na 1/1', quantity: 3_000, type: 'qr_lot', abreast: 3, runs: [2, 0], isClosed: true, damaged: 6 },
  { trace: 'vai 1/1', quantity: 3_500, type: 'qr_lot', abreast: 2, runs: [3, 0], isClosed: true },
  { trace: 'chamuc 1/1', quantity: 2_600, abreast: 2, runs: [3, 0] },
  { trace: 'tra 1/1', quantity: 1_800, type: 'qr_secure', runs: [6, 0], damaged: 2 },
  { trace: 'che 1/1', quantity: 2_500, abreast: 2, runs: [3, 0] },
  { trace: 'lua 1/1', quantity: 3_000, abreast: 2, runs: [3, 0] },
  { trace: 'muc 1/1', quantity: 900, type: 'qr_secure', runs: [0] },
  { trace: 'mien 1/1', quantity: 5_000, abreast: 2, runs: [3, 1_200, 0], damaged: 4 },
  { trace: 'cam 1/1', quantity: 2_400, type: 'qr_lot', abreast: 3, runs: [0] },
  { trace: 'mam 1/1', quantity: 3_600, abreast: 2, runs: [3, 0], rests: 9 },
  { trace: 'lon 2/1', quantity: 2_000, runs: [6, 0], order: 'completed' },
  { trace: 'mien 2/1', quantity: 3_000, runs: [6, 0], order: 'completed' },
  { trace: 'tra 2/1', quantity: 1_000, type: 'qr_secure', runs: [6, 0], order: 'completed' },
  { trace: 'bakich 1/1', quantity: 1_000, runs: [0], order: 'completed' },
  { trace: 'che 2/1', quantity: 2_000, runs: [6, 0], order: 'completed' },
  { trace: 'lua 2/1', quantity: 2_500, runs: [6, 0], order: 'completed' },
  { trace: 'ong 1/1', quantity: 2_000, runs: [6, 0], order: 'completed' },
  { trace: 'ga 3/1', quantity: 2_000, runs: [6, 0], order: 'completed' },
  { trace: 'chamuc 2/1', quantity: 1_200, runs: [6, 0], order: 'completed' },
  { trace: 'vit 2/1', quantity: 2_400, runs: [6, 0], order: 'delivering' },
  { trace: 'muc 2/1', quantity: 800, type: 'qr_secure', runs: [0], order: 'delivering', after: 9 },
  { trace: 'cucai 1/1', quantity: 2_000, runs: [0], order: 'delivering', after: 6 },
  { trace: 'suhao 1/1', quantity: 1_500, runs: [300], order: 'printing' },
  { trace: 'tomthe 2/1', quantity: 1_600, runs: [400], order: 'printing' },
  { trace: 'tomsu 1/1', quantity: 700, runs: [100], order: 'printing' },
  { trace: 'na 2/1', quantity: 1_200, type: 'qr_lot', runs: [], order: 'approved' },
  { trace: 'hau 1/1', quantity: 900, runs: [], order: 'approved' },
  { trace: 'bap 1/1', quantity: 1_000, type: 'qr_lot', runs: [], order: 'approved' },
  {
    trace: 'vit 2/2',
    quantity: 500,
    runs: [],
    order: 'cancelled',
    late: true,
    reason: 'Cơ sở đổi quy cách hộp, xin hủy đơn',
  },
  { trace: 'ga 3/2', quantity: 1_000, runs: [], order: 'pending' },
  { trace: 'na 2/2', quantity: 800, type: 'qr_lot', runs: [], order: 'pending' },
  { trace: 'tra 2/2', quantity: 500, type: 'qr_secure', runs: [], order: 'pending', after: 5 },
  {
    trace: 'tomthe 2/2',
    quantity: 50_000,
    runs: [],
    order: 'rejected',
    reason: 'Số lượng tem vượt xa sản lượng của lô; đề nghị đặt lại theo số khay thực tế',
  },
  { trace: 'che 1/1', quantity: 9_000, runs: [], order: 'rejected', after: 40, reason: 'Lô đã được cấp đủ tem' },
  { trace: 'mam 1/1', quantity: 1_000, runs: [], order: 'cancelled', after: 30, reason: 'Đặt nhầm hồ sơ' },
]
