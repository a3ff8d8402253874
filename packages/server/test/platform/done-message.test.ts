import assert from 'node:assert/strict'
import { test } from 'node:test'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Resource } from '@trace/define/resource.ts'
import { none, one } from '@trace/platform/operation/answers.ts'
import { doneMessage } from '@trace/platform/request/done-message.ts'
import type { Operation } from '@trace/platform/operation/operation.ts'
import type { WrittenLine } from '@trace/platform/store/changes.ts'

type Asked = Pick<Operation, 'method' | 'path' | 'logs' | 'done' | 'answers'>
type Values = Record<string, unknown>

const put = (resource: Resource, call: string, logs?: Operation['logs'], done?: string): Asked => ({
  method: 'PUT',
  path: `/api/admin/${resource.name}/:id${call}`,
  answers: one(resource),
  ...(logs && { logs }),
  ...(done && { done }),
})

const line = (resource: Resource, action: WrittenLine['action'], old_values: Values, label = ''): WrittenLine => ({
  subject: resource.table,
  id: 7,
  action,
  old_values,
  label,
})

const product = { id: 7, name: 'Su hào Tiền An', is_highlight: true, is_active: false, approval_status: 'approved' }
const decide = put(products, '/change-approved', 'approve')
const step = '/change-status/:status'

const cases: [message: string, operation: Asked, entry: Values | null, ...lines: WrittenLine[]][] = [
  ['Đã lưu Su hào Tiền An', put(products, ''), product],
  ['Đã thêm Su hào Tiền An', { method: 'POST', path: '/api/admin/products', answers: one(products) }, product],
  [
    'Đã xóa Su hào Tiền An',
    { method: 'DELETE', path: '/api/admin/products/:id', answers: none },
    null,
    line(products, 'delete', {}, 'Su hào Tiền An'),
  ],
  ['Đã bật “Nổi bật” của Su hào Tiền An', put(products, '/change-highlight', 'toggle'), product],
  ['Đã tạm dừng Su hào Tiền An', put(products, '/change-status', 'toggle'), product],
  ['Đã xuất bản Mùa rươi', put(articles, '/change-publish', 'toggle'), { id: 7, title: 'Mùa rươi', is_publish: true }],
  ['Đã duyệt Su hào Tiền An', decide, product],
  ['Đã từ chối Su hào Tiền An', decide, { ...product, approval_status: 'rejected' }, line(products, 'reject', {})],
  ['Đã đưa Su hào Tiền An về “Chờ duyệt”', decide, { ...product, approval_status: 'pending' }],
  ['Đã duyệt thay đổi của Su hào Tiền An', decide, product, line(products, 'approve', { has_changes: true })],
  [
    'Đã từ chối thay đổi của Su hào Tiền An',
    decide,
    product,
    line(products, 'reject', { has_changes: true, price: 1 }),
  ],
  [
    'Đã xác nhận đã thu hoạch LSX-1',
    put(batches, step, 'status'),
    { id: 7, name: 'LSX-1', status: 'harvested' },
    line(batches, 'status', { status: 'in_production' }),
  ],
  [
    'Đã đặt trạng thái TX-1 thành “Tạm ẩn”',
    put(traces, step, 'status'),
    { id: 7, name: 'TX-1', status: 'inactive' },
    line(traces, 'status', { status: 'active' }),
  ],
  [
    'Đã giao tem DT-1',
    { ...put(traces, '/change-order-status/:status', 'status'), answers: one(orders) },
    { id: 7, code: 'DT-1', status: 'delivering' },
    line(orders, 'status', { status: 'printing' }),
  ],
  ['Đã hủy lệnh thu hồi TX-1', put(traces, '/undo-recall', 'status', 'hủy lệnh thu hồi'), { id: 7, name: 'TX-1' }],
  [
    'Đã lưu chân trang',
    { method: 'PUT', path: '/api/admin/footer/footer', answers: one({}) },
    { version: 2 },
    { subject: 'footer', action: 'update', label: 'Chân trang' },
  ],
]

for (const [message, operation, entry, ...lines] of cases) {
  test(`${operation.method} ${operation.path} is answered '${message}'`, () => {
    assert.equal(doneMessage({ operation, id: 7, data: entry ? { entry } : {}, lines }), message)
  })
}
