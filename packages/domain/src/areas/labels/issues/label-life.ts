/** Events in the life of a label, each with its label and colour. */
export const labelSteps = {
  ordered: { label: 'Đặt tem', tone: 'info' },
  drafted: { label: 'Lập đợt tem', tone: 'neutral' },
  printed: { label: 'In tem', tone: 'info' },
  activated: { label: 'Kích hoạt', tone: 'success' },
  scanned: { label: 'Quét', tone: 'neutral' },
  suspicious: { label: 'Quét nghi vấn', tone: 'warning' },
  opened: { label: 'Cào mã PIN đúng', tone: 'success' },
  watched: { label: 'Theo dõi', tone: 'warning' },
  cleared: { label: 'Không có dấu hiệu sao chép', tone: 'success' },
  locked: { label: 'Khóa', tone: 'danger' },
  revoked: { label: 'Hủy', tone: 'danger' },
  recalled: { label: 'Thu hồi', tone: 'danger' },
} as const

export type LabelStep = keyof typeof labelSteps
