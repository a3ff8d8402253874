/** Texts of the history of a row. */
export const words = {
  history: 'Lịch sử',
  historyEmpty: 'Chưa có thay đổi nào được ghi lại.',
  system: 'Hệ thống',
  before: 'Trước',
  after: 'Sau',
  recover: 'Khôi phục',
  restore: 'Khôi phục về bản này',
  askRestore: (when: string) => `Đưa các giá trị về như lúc ${when}? Thao tác này cũng được ghi vào lịch sử.`,
} as const
