/** Texts of a refusal, above the row that was refused. */
export const words = {
  refused: (label: string) => `${label} bị từ chối`,
  changeRefused: 'Thay đổi gần nhất bị từ chối, các giá trị đã trở lại như lần duyệt trước',
  refusedBy: (by: string, at: string) => (by ? `${by}, lúc ${at}` : `Lúc ${at}`),
  editAndSendAgain: 'Sửa và gửi duyệt lại',
  sendAgainHint: 'Sửa theo lý do trên rồi lưu, hệ thống gửi duyệt lại ngay.',
} as const
