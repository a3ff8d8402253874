import { composeCatalogue } from '@trace/define/catalogue.ts'
import { approval, rejection, vouching } from '@trace/define/blocks.ts'
import { savedViews } from '@trace/define/features/saved-views.ts'
import { systemLogs } from '@trace/define/features/system-logs.ts'
import {
  boundary,
  choice,
  choices,
  code,
  count,
  date,
  decimal,
  email,
  file,
  files,
  flag,
  group,
  gs1,
  identity,
  image,
  images,
  integer,
  list,
  longText,
  moment,
  money,
  phone,
  reference,
  references,
  richText,
  rows,
  slug,
  status,
  text,
  toggle,
  url,
} from '@trace/define/kinds/index.ts'
import { machine } from '@trace/define/machine.ts'
import { resource } from '@trace/define/resource.ts'
import { permissions, roles, users } from './accounts.ts'
import { subjects } from './subjects.ts'

export const groups = resource('groups', {
  label: 'Nhóm mẫu',
  icon: 'category',
  fields: {
    name: text('Tên nhóm', { required: true, searchable: true, max: 120 }),
    samples: count('Số mẫu', 'samples', 'group_id'),
  },
  columns: ['name', 'samples'],
})

/** One state of each tone. */
const stages = machine({
  initial: 'draft',
  states: {
    draft: { label: 'Nháp', tone: 'neutral' },
    sent: { label: 'Đã gửi', tone: 'info', turn: 'staff', days: 3 },
    done: { label: 'Xong', tone: 'success' },
    late: { label: 'Chậm', tone: 'warning' },
    dropped: { label: 'Bỏ', tone: 'danger' },
  },
  moves: {
    draft: { sent: { verb: 'Gửi' }, dropped: { verb: 'Bỏ', reason: true } },
    sent: { done: { verb: 'Hoàn thành' }, late: { verb: 'Báo chậm' } },
    late: { done: { verb: 'Hoàn thành' } },
    dropped: { draft: { verb: 'Lấy lại', asks: 'Mẫu trở lại bản nháp.' } },
  },
})

const colours = { red: 'Đỏ', green: 'Xanh lá', blue: 'Xanh lam' } as const

/** One field of every kind that a list can have. */
export const samples = resource('samples', {
  label: 'Mẫu',
  icon: 'notebook',
  fields: {
    code: code('Mã', 'M-{4}'),
    name: text('Tên', { required: true, searchable: true, max: 120, help: 'Một dòng chữ' }),
    slug: slug('Đường dẫn'),
    about: longText('Giới thiệu', { max: 500 }),
    content: richText('Nội dung'),
    email: email('Email'),
    phone: phone('Điện thoại'),
    website: url('Trang web'),
    gln: gs1('Mã GLN', { format: 'gln' }),
    identity: identity('Số căn cước'),
    amount: integer('Số lượng', { required: true, min: 1, max: 1_000_000, unit: 'cái' }),
    weight: decimal('Khối lượng', { min: 0, decimals: 2, unit: 'kg' }),
    price: money('Giá', { min: 0 }),
    made_on: date('Ngày làm', { required: true, latest: 'today' }),
    seen_at: moment('Thời điểm'),
    is_fragile: flag('Dễ vỡ'),
    is_shown: toggle('Hiện', 'change-shown', { default: true }),
    size: choice('Cỡ', { small: 'Nhỏ', medium: 'Vừa', large: 'Lớn' }, { required: true }),
    colours: choices('Màu', colours),
    status: status('Tình trạng', stages),
    group_id: reference('Nhóm', 'groups', { required: true }),
    other_ids: references('Nhóm khác', 'groups'),
    picture: image('Ảnh', { vouched: true }),
    pictures: images('Bộ ảnh', { max: 5 }),
    paper: file('Giấy tờ'),
    papers: files('Hồ sơ', { max: 5 }),
    outline: boundary('Ranh giới'),
    standards: list('Tiêu chuẩn', { code: text('Số hiệu', { required: true, max: 50 }), day: date('Ngày') }),
    box: group('Hộp', { width: integer('Rộng', { min: 1 }), height: integer('Cao', { min: 1 }) }),
    pieces: rows('Mảnh', 'sample_pieces', 'sample_id', {
      name: text('Tên mảnh', { required: true, max: 100 }),
      weight: decimal('Khối lượng', { min: 0, unit: 'g' }),
    }),
    ...vouching,
    ...approval,
    ...rejection,
  },
  detail: true,
  columns: [
    'picture',
    'code',
    'name',
    'group_id',
    'amount',
    'price',
    'made_on',
    'status',
    'is_shown',
    'approval_status',
  ],
  filters: ['group_id', 'size', 'colours', 'status', 'is_fragile', 'is_shown'],
  sections: {
    Chữ: ['name', 'slug', 'about', 'content', 'email', 'phone', 'website', 'gln', 'identity'],
    'Số và ngày': ['amount', 'weight', 'price', 'made_on', 'seen_at'],
    'Lựa chọn': ['is_fragile', 'size', 'colours', 'group_id', 'other_ids'],
    Tệp: ['picture', 'pictures', 'paper', 'papers'],
    'Vị trí và dòng con': ['outline', 'standards', 'box', 'pieces'],
  },
})

composeCatalogue({
  name: 'Bảng mẫu',
  menu: [
    {
      label: 'Bảng mẫu',
      icon: 'folder',
      resources: [samples, groups],
      pages: [
        { label: 'Bộ phận của màn hình', screen: 'parts', icon: 'list-check', subjects: ['samples'], open: null },
      ],
    },
    { label: 'Hệ thống', icon: 'settings', resources: [users, roles, permissions, systemLogs], pages: [] },
  ],
  withoutScreen: [savedViews],
  singles: [],
  subjects: { ...subjects['Bảng mẫu'], ...subjects['Hệ thống'] },
  reach: { all: { scope: 'all', staff: 'nhân viên', whole: 'tất cả' }, place: null, owner: null },
})
