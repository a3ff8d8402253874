import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askedOrderStatus, isOpenOrder, mayMoveOrder, orderMoveProblem, readOrderStatus } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'
import { orderStatus } from '../issues/states.ts'

const words: [raw: unknown, status: OrderStatus][] = [
  ['pending', 'pending'],
  ['APPROVED', 'approved'],
  [' Printing ', 'printing'],
  [0, 'pending'],
  ['0', 'pending'],
  ['1', 'approved'],
  [2, 'printing'],
  ['3', 'delivering'],
  ['4', 'completed'],
  ['5', 'rejected'],
  [6, 'cancelled'],
  ['processing', 'printing'],
  ['Shipping', 'delivering'],
  ['done', 'completed'],
  ['success', 'completed'],
  ['cancel', 'cancelled'],
  ['reject', 'rejected'],
]

for (const [raw, status] of words) {
  test(`an order status sent as ${JSON.stringify(raw)} is ${status}`, () => {
    assert.equal(readOrderStatus(raw), status)
  })
}

for (const raw of ['7', -1, 'shipped', 'constructor', '__proto__', '', null, undefined, {}, ['approved'], true]) {
  test(`${JSON.stringify(raw)} is no order status`, () => {
    assert.throws(() => readOrderStatus(raw), { message: 'Trạng thái đơn không hợp lệ' })
  })
}

const places: [asked: Parameters<typeof askedOrderStatus>[0], status: OrderStatus | RegExp][] = [
  [{ path: 'approved' }, 'approved'],
  [{ query: '1' }, 'approved'],
  [{ body: 'approved' }, 'approved'],
  [{ path: 'approved', query: '1', body: 'APPROVED' }, 'approved'],
  [{ path: 'approved', query: '' }, 'approved'],
  [{ path: 'approved', query: 'printing' }, /không thống nhất/],
  [{ query: 'approved', body: 'rejected' }, /không thống nhất/],
  [{ path: 'approved', body: 'eaten' }, /^Trạng thái đơn không hợp lệ$/],
  [{}, /^Trạng thái đơn bắt buộc$/],
]

for (const [asked, expected] of places) {
  test(`${JSON.stringify(asked)} asks for ${expected}`, () => {
    if (typeof expected === 'string') assert.equal(askedOrderStatus(asked), expected)
    else assert.throws(() => askedOrderStatus(asked), { message: expected })
  })
}

test('a producer takes an order back while it waits, and confirms that it has come, nothing else', () => {
  const states = Object.keys(orderStatus.states) as OrderStatus[]
  const moves = states.flatMap((from) =>
    states.filter((to) => mayMoveOrder('owner', from, to)).map((to) => `${from}>${to}`),
  )
  assert.deepEqual(moves, ['pending>cancelled', 'printing>completed', 'delivering>completed'])
})

const problems: [side: 'staff' | 'owner', from: OrderStatus, to: OrderStatus, problem: string | null][] = [
  ['staff', 'pending', 'approved', null],
  ['owner', 'pending', 'approved', 'Chỉ cán bộ được chuyển đơn sang “Đã duyệt”'],
  ['owner', 'approved', 'cancelled', 'Chỉ cán bộ được chuyển đơn sang “Đã hủy”'],
  ['staff', 'completed', 'pending', 'Không thể chuyển từ “Hoàn thành” sang “Chờ duyệt”'],
  ['owner', 'rejected', 'cancelled', 'Không thể chuyển từ “Bị từ chối” sang “Đã hủy”'],
]

for (const [side, from, to, problem] of problems) {
  test(`${side} moving an order from ${from} to ${to}: ${problem ?? 'allowed'}`, () => {
    assert.equal(orderMoveProblem(side, from, to), problem)
  })
}

test('an order is open until it is completed, rejected or cancelled', () => {
  const open = (Object.keys(orderStatus.states) as OrderStatus[]).filter(isOpenOrder)
  assert.deepEqual(open, ['pending', 'approved', 'printing', 'delivering'])
})
