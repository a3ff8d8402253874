/** The subjects of permissions, under the headings of the screen that grants them. */
export const subjects = {
  'Thư viện': {
    branches: 'Chi nhánh',
    authors: 'Tác giả',
    books: 'Sách',
    readers: 'Bạn đọc',
    loans: 'Lượt mượn',
  },
  'Hệ thống': {
    users: 'Tài khoản',
    roles: 'Vai trò',
    permissions: 'Quyền',
    system_logs: 'Nhật ký hệ thống',
  },
} as const

declare module '@trace/define/permission.ts' {
  interface ProductSubjects extends Record<
    keyof (typeof subjects)['Thư viện'] | keyof (typeof subjects)['Hệ thống'],
    true
  > {}
}
