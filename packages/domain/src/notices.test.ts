import assert from 'node:assert/strict'
import { test } from 'node:test'
import { products } from './areas/catalogue/products.ts'
import { diaries } from './areas/growing/diaries.ts'
import { traces } from './areas/tracing/traces.ts'
import { eventOf, isNotified, noticeTitle } from '@trace/define/notices.ts'
import type { NoticeEvent } from '@trace/define/notice-events.ts'
import type { NoticeRecipient } from '@trace/define/notices.ts'
import type { Fields } from '@trace/define/field.ts'

type Values = Record<string, unknown>

const [seven, eight] = ['2026-11-22T07:00:00.000Z', '2026-11-22T08:00:00.000Z']
const good = { approval_status: 'approved', approved_at: seven, rejected_at: null, has_changes: false }

const writes: [what: string, fields: Fields, before: Values | null, after: Values, event: NoticeEvent | null][] = [
  ['a new product', products.fields, null, { approval_status: 'pending' }, 'sent'],
  ['a product sent again', products.fields, { approval_status: 'rejected' }, { approval_status: 'pending' }, 'sent'],
  ['an approval', products.fields, { approval_status: 'pending' }, good, 'approved'],
  [
    'a refusal',
    products.fields,
    { approval_status: 'pending' },
    { approval_status: 'rejected', rejected_at: seven },
    'rejected',
  ],
  ['a change of what is approved', products.fields, good, { ...good, has_changes: true }, 'changed'],
  [
    'another change while one waits',
    products.fields,
    { ...good, has_changes: true },
    { ...good, has_changes: true },
    null,
  ],
  ['an approved change', products.fields, { ...good, has_changes: true }, { ...good, approved_at: eight }, 'approved'],
  [
    'a refused change',
    products.fields,
    { ...good, has_changes: true },
    { ...good, approved_at: eight, rejected_at: eight },
    'rejected',
  ],
  ['an edit that nobody has to look at', products.fields, good, { ...good, price: 1 }, null],
  ['a diary that is still a draft', diaries.fields, null, { status: 'draft' }, null],
  ['a submitted diary', diaries.fields, { status: 'draft' }, { status: 'submitted' }, 'sent'],
  ['a refused diary', diaries.fields, { status: 'submitted' }, { status: 'rejected', rejected_at: seven }, 'rejected'],
  ['a new trace', traces.fields, null, { status: 'draft', activation_request: 'none' }, null],
  ['a request', traces.fields, { activation_request: 'none' }, { activation_request: 'asked' }, 'requested'],
  [
    'a request that is returned',
    traces.fields,
    { activation_request: 'asked' },
    { activation_request: 'returned', rejected_at: seven },
    'rejected',
  ],
  [
    'an activation',
    traces.fields,
    { status: 'draft', activation_request: 'asked' },
    { status: 'active', activation_request: 'none' },
    'activated',
  ],
  ['a recall', traces.fields, { status: 'active' }, { status: 'recalled' }, 'recalled'],
]

for (const [what, fields, before, after, event] of writes) {
  test(`${what} tells ${event ?? 'nobody anything'}`, () => {
    assert.equal(eventOf(fields, before, after), event)
  })
}

const staff: NoticeRecipient = { id: 1, isOwner: false, decides: true, reads: true, made: false }
const looker: NoticeRecipient = { ...staff, id: 2, decides: false }
const producer: NoticeRecipient = { id: 3, isOwner: true, decides: false, reads: true, made: false }
const closed: NoticeRecipient = { ...producer, id: 4, reads: false }
const maker: NoticeRecipient = { ...looker, id: 5, made: true }
/** Producers hold `update` on diaries, which does not make them approvers. */
const sender: NoticeRecipient = { ...producer, id: 6, decides: true }
const all = { staff, looker, producer, closed, maker, sender }

const cases: [event: NoticeEvent, heard: (keyof typeof all)[]][] = [
  ['sent', ['staff']],
  ['requested', ['staff']],
  ['changed', ['staff']],
  ['approved', ['producer', 'maker', 'sender']],
  ['rejected', ['producer', 'maker', 'sender']],
  ['activated', ['producer', 'maker', 'sender']],
  ['recalled', ['staff', 'producer', 'maker', 'sender']],
  ['expiring', ['producer', 'maker', 'sender']],
]

for (const [event, heard] of cases) {
  test(`of what is ${event} hear ${heard.join(', ')}`, () => {
    const names = Object.keys(all) as (keyof typeof all)[]
    assert.deepEqual(
      names.filter((name) => isNotified(event, 0, all[name])),
      heard,
    )
    for (const name of names)
      assert.equal(isNotified(event, all[name].id, all[name]), false, 'nobody of their own acts')
  })
}

test('one row is named, several are counted', () => {
  assert.equal(noticeTitle('approved', 'Sản phẩm', 1, 'Su hào'), 'Sản phẩm “Su hào” đã được duyệt')
  assert.equal(noticeTitle('approved', 'Nhật ký sản xuất', 1200, 'x'), '1.200 nhật ký sản xuất đã được duyệt')
})
