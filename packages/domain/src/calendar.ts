import { makeCalendarSource } from '@trace/define/calendar.ts'
import type { CalendarKind, CalendarSource } from '@trace/define/calendar.ts'
import { products } from './areas/catalogue/products.ts'
import { batches } from './areas/growing/batches.ts'
import { diaries } from './areas/growing/diaries.ts'
import { orders } from './areas/labels/orders/orders.ts'
import { certificates } from './areas/producers/certificates.ts'
import { labors } from './areas/producers/labors.ts'
import { manufactures } from './areas/producers/manufactures.ts'
import { traces } from './areas/tracing/traces.ts'

const approved = { approval_status: 'approved' }

const harvest: CalendarKind = { key: 'harvest', label: 'Thu hoạch', tone: 'success' }
const withdrawal: CalendarKind = { key: 'withdrawal', label: 'Hết cách ly', tone: 'warning' }
const expiry: CalendarKind = { key: 'expiry', label: 'Hết hạn', tone: 'danger' }
const order: CalendarKind = { key: 'order', label: 'Đơn tem', tone: 'info' }

export const calendar: readonly CalendarSource[] = [
  makeCalendarSource(batches, 'expected_harvest_date', {
    kind: harvest,
    label: 'Dự kiến thu hoạch',
    of: ['product_id'],
    only: { status: 'planned,in_production' },
  }),
  makeCalendarSource(diaries, 'withdrawal_until', {
    kind: withdrawal,
    label: 'Hết thời gian cách ly',
    of: ['batch_id'],
    only: { status: 'draft,submitted,approved' },
  }),
  makeCalendarSource(orders, 'wanted_at', {
    kind: order,
    label: 'Đơn tem cần giao',
    of: ['product_id'],
    only: { status: 'pending,approved,printing,delivering' },
  }),
  makeCalendarSource(certificates, 'expires_at', {
    kind: expiry,
    label: 'Chứng nhận hết hạn',
    of: ['product_id', 'material_area_id', 'manufacture_id'],
    only: approved,
  }),
  makeCalendarSource(manufactures, 'food_safety_cert_expires_at', {
    kind: expiry,
    label: 'Giấy an toàn thực phẩm hết hạn',
    only: approved,
  }),
  makeCalendarSource(products, 'ocop_expires_at', {
    kind: expiry,
    label: 'Công nhận OCOP hết hạn',
    of: ['manufacture_id'],
    only: approved,
  }),
  makeCalendarSource(labors, 'health_cert_expires_at', {
    kind: expiry,
    label: 'Giấy khám sức khỏe hết hạn',
    of: ['manufacture_id'],
    only: approved,
  }),
  makeCalendarSource(traces, 'expired_date', {
    kind: expiry,
    label: 'Lô hàng hết hạn sử dụng',
    only: { status: 'active' },
  }),
]
