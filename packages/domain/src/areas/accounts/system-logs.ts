import { choice, group, integer, reference, text } from '../../define/kinds/index.ts'
import { logSubjects } from '../../define/log-subjects.ts'
import { resource } from '../../define/resource.ts'

/** Audit log: who changed what. Written with each change, never altered. */
export const systemLogs = resource('system-logs', {
  label: 'Nhật ký hệ thống',
  screen: 'system/logs',
  subjects: ['system_logs'],
  fields: {
    user_id: reference('Người dùng', 'users'),
    user_name: text('Tên người dùng', { searchable: true }),
    role: text('Vai trò'),
    action: choice(
      'Hành động',
      {
        login: 'Đăng nhập',
        logout: 'Đăng xuất',
        login_failed: 'Đăng nhập sai',
        create: 'Thêm',
        update: 'Sửa',
        delete: 'Xóa',
        approve: 'Duyệt',
        reject: 'Từ chối',
        toggle: 'Bật/tắt',
        status: 'Đổi trạng thái',
        export: 'Xuất tệp',
        import: 'Nhập tệp',
        print: 'In tem',
        scan_lock: 'Khóa tem',
      },
      { required: true },
    ),
    subject: choice('Đối tượng', logSubjects, { required: true }),
    entity_id: integer('Mã bản ghi'),
    entity_label: text('Mô tả', { searchable: true, max: 500 }),
    method: text('Phương thức'),
    path: text('Đường dẫn', { max: 500 }),
    status_code: integer('Mã trả lời'),
    ip: text('Địa chỉ IP'),
    user_agent: text('Trình duyệt', { max: 500 }),
    old_values: group('Giá trị cũ', {}),
    new_values: group('Giá trị mới', {}),
  },
  title: 'entity_label',
  columns: ['user_name', 'action', 'subject', 'entity_label', 'ip'],
  filters: ['user_id', 'action', 'subject'],
  calls: ['list', 'read'],
  form: false,
  detail: true,
  scope: { province: true },
  handmade: true,
})
