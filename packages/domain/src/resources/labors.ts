import { address, approval, isActive, vouching } from '../blocks.ts'
import { choice, code, date, decimal, email, identity, image, longText, password, phone, reference, text } from '../field.ts'
import { genders } from '../genders.ts'
import { resource } from '../resource.ts'

export const labors = resource('labors', {
  label: 'Lao động',
  plural: 'Lao động, nông hộ',
  screen: 'culture/labors',
  fields: {
    avatar: image('Ảnh'),
    code: code('Mã lao động', 'LD-{6}'),
    name: text('Họ và tên', { required: true, searchable: true, max: 120, vouched: true }),
    birthday: date('Ngày sinh', { latest: 'today' }),
    gender: choice('Giới tính', genders),
    id_no: identity('Số CCCD', { unique: true }),
    phone: phone('Số điện thoại', { required: true, unique: true, searchable: true, help: 'Dùng để đăng nhập ứng dụng nhật ký' }),
    email: email('Email'),
    password: password('Mật khẩu ứng dụng', { help: 'Để đăng nhập ứng dụng nhật ký, từ 8 ký tự', chosen: true }),
    manufacture_id: reference('Cơ sở', 'manufactures', { required: true, only: { approval_status: 'approved' } }),
    labor_type: choice('Loại', {
      worker: 'Người lao động', household: 'Nông hộ', member: 'Xã viên', technician: 'Cán bộ kỹ thuật', manager: 'Quản lý',
    }, { required: true }),
    household_code: text('Mã số hộ', { searchable: true, max: 50, when: { labor_type: ['household'] } }),
    household_acreage: decimal('Diện tích của hộ', { min: 0, unit: 'ha', when: { labor_type: ['household'] } }),
    ...address,
    skills: text('Tay nghề'),
    training_note: longText('Tập huấn', { help: 'Lớp VietGAP, an toàn thực phẩm đã học' }),
    health_cert_expires_at: date('Giấy khám sức khỏe có hạn đến'),
    joined_at: date('Ngày vào'),
    left_at: date('Ngày nghỉ'),
    is_active: isActive,
    ...approval,
    ...vouching,
  },
  columns: [
    'avatar', 'code', 'name', 'birthday', 'phone', 'manufacture_id', 'labor_type', 'ward_id', 'approval_status', 'is_active',
  ],
  spare: ['birthday', 'labor_type', 'ward_id'],
  filters: ['manufacture_id', 'labor_type', 'ward_id', 'approval_status', 'has_changes', 'is_active'],
  detail: true,
  sections: {
    'Thông tin cá nhân': ['name', 'avatar', 'birthday', 'gender', 'id_no', 'phone', 'email', 'password'],
    'Công việc': [
      'manufacture_id', 'labor_type', 'household_code', 'household_acreage', 'skills', 'training_note', 'health_cert_expires_at',
      'joined_at', 'left_at',
    ],
    'Địa chỉ': ['province_id', 'ward_id', 'address', 'old_district_id', 'old_ward_id', 'latitude', 'longitude'],
  },
  ordered: [['birthday', 'joined_at'], ['joined_at', 'left_at']],
  scope: { manufacture: 'manufacture_id', ward: 'ward_id' },
})
