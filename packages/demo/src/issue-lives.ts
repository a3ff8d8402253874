import { stampDefaults } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import type { Entry } from './act-as.ts'
import { packedOn } from './trace-lives.ts'
import { batches } from './batches.ts'
import { issues } from './issues.ts'
import type { Issue } from './issues.ts'
import { addressAt } from './known-rows.ts'
import { phoneOf } from './people.ts'
import { dataEntryAccountOf, producers } from './producers.ts'
import { makerOf, productOf } from './register-products.ts'
import type { Work, World } from './world.ts'

/**
 * When each step from the order to the activation of the labels is taken: days after the trace, and the time of day.
 */
interface Pace {
  ordered: [days: number, time: string]
  decided: [days: number, time: string]
  printed: [days: number, time: string]
  sent: [days: number, time: string]
  arrived: [days: number, time: string]
  activated: [days: number, time: string]
}

const usual: Pace = {
  ordered: [1, '09:20'],
  decided: [2, '10:05'],
  printed: [3, '08:40'],
  sent: [4, '15:10'],
  arrived: [5, '11:30'],
  activated: [5, '14:00'],
}

/** Pace for fresh goods, which cannot wait. */
const quick: Pace = {
  ordered: [0, '20:00'],
  decided: [0, '20:40'],
  printed: [1, '07:10'],
  sent: [1, '09:30'],
  arrived: [1, '12:40'],
  activated: [1, '13:10'],
}

export function planIssues(world: World): void {
  for (const [number, issue] of issues.entries()) (issue.order ? planOrder : planOwnIssue)(world, issue, number)
}

const batchOf = ({ trace }: Issue) => batches.find(({ key }) => key === trace.split('/')[0])!

/** Computes the moment of a step of the pace; the issue's number sets the last digit of the minute. */
function clockOf({ at }: World, issue: Issue, number: number) {
  const packed = packedOn(batchOf(issue))
  const pace = packed > -9 ? quick : usual
  const spread = (time: string) => `${time.slice(0, 4)}${number % 10}`
  return (step: keyof Pace, more = 0) => at(packed + (issue.after ?? 0) + pace[step][0] + more, spread(pace[step][1]))
}

/** Plans an issue that the office creates without an order. */
function planOwnIssue(world: World, issue: Issue, number: number): void {
  const { plan, id } = world
  const { trace, quantity, type = 'qr_serial', abreast = 1, rests = 0, isClosed } = issue
  const { office } = makerOf(trace)
  const clock = clockOf(world, issue, number)
  const own = `stamp ${trace}`
  plan(clock('decided'), office, async (ask) => {
    const product = productOf(trace)
    const stamp = await ask('POST', '/stamps', {
      ...stampDefaults,
      size: 4,
      name: `Tem ${product.name} – lô ${world
        .day(packedOn(batchOf(issue)))
        .split('-')
        .toReversed()
        .join('/')}`,
      stamp_type: type,
      trace_id: id(`trace ${trace}`),
      quantity,
      stamps_per_line: abreast,
    })
    world.name(own, stamp.id)
    await ask('PUT', `/stamps/${stamp.id}/change-status/issued`)
  })
  planRuns(world, issue, clock, office)
  plan(clock('activated', rests), office, async (ask) => {
    await ask('POST', `/stamps/${id(own)}/activate`)
    shelve(world, trace, await ask('GET', `/stamps/${id(own)}`))
  })
  if (isClosed) plan(clock('activated', 40), office, (ask) => ask('PUT', `/stamps/${id(own)}/change-status/closed`))
}

/** Plans an issue that a producer orders and its office handles. */
function planOrder(world: World, issue: Issue, number: number): void {
  const { plan, id, name } = world
  const { trace, order, reason, late } = issue
  const producer = makerOf(trace)
  const { office } = producer
  const hands = dataEntryAccountOf(producer)
  const clock = clockOf(world, issue, number)
  const own = `order ${number}`
  const move =
    (to: string, body: Record<string, unknown> = {}): Work =>
    (ask) =>
      ask('PUT', `/orders/${id(own)}/change-status/${to}`, body)
  plan(clock('ordered'), hands, async (ask) =>
    name(own, (await ask('POST', '/orders', orderForm(world, issue, number))).id),
  )
  if (order === 'pending') return
  if (order === 'rejected') return plan(clock('decided'), office, move('rejected', { note: reason }))
  if (order === 'cancelled' && !late) return plan(clock('decided'), hands, move('cancelled', { note: reason }))
  plan(clock('decided'), office, async (ask) => {
    const { stamp_id } = await ask('PUT', `/orders/${id(own)}/change-status/approved`)
    name(`stamp ${trace}`, Number(stamp_id))
  })
  if (late) return plan(clock('printed'), office, move('cancelled', { note: reason }))
  planRuns(world, issue, clock, office)
  if (order === 'approved' || order === 'printing') return
  plan(clock('sent'), office, move('delivering', { tracking_no: `VD${String(1_000 + number)}` }))
  if (order === 'delivering') return
  plan(clock('arrived'), hands, move('completed', { note: 'Đã nhận đủ tem' }))
  plan(clock('activated'), hands, async (ask) => {
    await ask('POST', `/stamps/${id(`stamp ${trace}`)}/activate`)
    shelve(world, trace, await ask('GET', `/stamps/${id(`stamp ${trace}`)}`))
  })
}

function planRuns(
  { plan, id }: World,
  { trace, quantity, abreast = 1, runs, damaged }: Issue,
  clock: ReturnType<typeof clockOf>,
  office: string,
): void {
  if (runs.length === 0) return
  plan(clock('printed'), office, async (ask) => {
    let left = Math.ceil(quantity / abreast)
    for (const [nth, wanted] of runs.entries()) {
      const lines = wanted || left
      left -= lines
      const { run_id } = await ask('GET', `/print-stamp/${id(`stamp ${trace}`)}?line-number=${lines}`)
      if (damaged && nth === 0) {
        await ask('PUT', `/stamp-statistics/${Number(run_id)}`, {
          result: 'ok',
          damaged_count: damaged,
          note: 'Hàng đầu lệch giấy',
        })
      }
    }
  })
}

function orderForm(world: World, issue: Issue, number: number) {
  const { trace, quantity, type = 'qr_serial' } = issue
  const { representative, ward, address, before } = makerOf(trace)
  const isSent = number % 3 === 0
  return {
    trace_id: world.id(`trace ${trace}`),
    stamp_type: type,
    quantity,
    width: 50,
    height: 30,
    purpose: 'Dán lên bao bì sản phẩm của lô',
    receiver_name: representative,
    receiver_phone: phoneOf(producers.indexOf(makerOf(trace)) + 1),
    receive_method: isSent ? 'delivery' : 'pickup',
    ...(isSent && addressAt(world, ward, address, { before })),
    wanted_at: world.day(packedOn(batchOf(issue)) + (issue.after ?? 0) + 10),
  }
}

/** Puts the labels of an issue on the shelves: from now on shoppers scan them. */
function shelve({ shelves }: World, trace: string, { id, number_from, quantity }: Entry): void {
  shelves.get(trace)!.labels.push({ stamp: id, from: Number(number_from), count: Number(quantity) })
}
