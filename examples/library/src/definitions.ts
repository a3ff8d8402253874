import { composeCatalogue } from '@trace/define/catalogue.ts'
import { savedViews } from '@trace/define/features/saved-views.ts'
import { systemLogs } from '@trace/define/features/system-logs.ts'
import { date, integer, longText, phone, reference, text, toggle } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { permissions, roles, users } from './accounts.ts'
import { subjects } from './subjects.ts'

const name = (label: string) => text(label, { required: true, searchable: true, max: 120 })

export const branches = resource('branches', {
  label: 'Chi nhánh',
  icon: 'building',
  fields: { name: name('Tên chi nhánh'), address: text('Địa chỉ', { max: 200 }) },
  columns: ['name', 'address'],
})

export const authors = resource('authors', {
  label: 'Tác giả',
  icon: 'user',
  fields: { name: name('Họ và tên'), about: longText('Giới thiệu') },
  columns: ['name'],
})

export const books = resource('books', {
  label: 'Sách',
  icon: 'books',
  fields: {
    name: name('Nhan đề'),
    author_id: reference('Tác giả', 'authors', { required: true }),
    isbn: text('ISBN', { unique: true, searchable: true, max: 17 }),
    year: integer('Năm xuất bản', { min: 1400, max: 2100, ungrouped: true }),
  },
  columns: ['name', 'author_id', 'isbn', 'year'],
  filters: ['author_id'],
})

export const readers = resource('readers', {
  label: 'Bạn đọc',
  icon: 'users',
  fields: {
    name: { ...name('Họ và tên'), personal: true },
    phone: phone('Số điện thoại', { personal: true }),
    branch_id: reference('Chi nhánh', 'branches', { required: true }),
  },
  columns: ['name', 'phone', 'branch_id'],
  filters: ['branch_id'],
  scope: { place: 'branch_id' },
})

export const loans = resource('loans', {
  label: 'Lượt mượn',
  icon: 'notebook',
  fields: {
    book_id: reference('Sách', 'books', { required: true }),
    reader_id: reference('Bạn đọc', 'readers', { required: true }),
    branch_id: reference('Chi nhánh', 'branches', { required: true }),
    lent_on: date('Ngày mượn', { required: true, latest: 'today' }),
    due_on: date('Hạn trả', { required: true }),
    is_back: toggle('Đã trả', 'change-back'),
  },
  title: 'lent_on',
  columns: ['lent_on', 'book_id', 'reader_id', 'due_on', 'is_back'],
  filters: ['book_id', 'reader_id', 'branch_id', 'is_back'],
  ordered: [['lent_on', 'due_on']],
  scope: { place: 'branch_id' },
})

// Accounts of a branch work on its readers and loans, those of the whole library on all.
composeCatalogue({
  name: 'Thư viện',
  menu: [
    { label: 'Thư viện', icon: 'folder', resources: [branches, authors, books, readers, loans], pages: [] },
    { label: 'Hệ thống', icon: 'settings', resources: [users, roles, permissions, systemLogs], pages: [] },
  ],
  withoutScreen: [savedViews],
  singles: [],
  subjects: { ...subjects['Thư viện'], ...subjects['Hệ thống'] },
  reach: {
    all: { scope: 'library', staff: 'thủ thư của toàn thư viện', whole: 'toàn thư viện' },
    place: { scope: 'branch', resource: 'branches', account: 'branch_id', elsewhere: 'thuộc chi nhánh khác' },
    owner: null,
  },
})
