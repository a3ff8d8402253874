/** The subjects of permissions, under the headings of the screen that grants them. */
export const subjects = {
  'Bảng mẫu': { samples: 'Mẫu', groups: 'Nhóm mẫu' },
  'Hệ thống': {
    users: 'Tài khoản',
    roles: 'Vai trò',
    permissions: 'Quyền',
    system_logs: 'Nhật ký hệ thống',
  },
} as const

declare module '@trace/define/permission.ts' {
  interface ProductSubjects extends Record<
    keyof (typeof subjects)['Bảng mẫu'] | keyof (typeof subjects)['Hệ thống'],
    true
  > {}
}
