import assert from 'node:assert/strict'
import { test } from 'node:test'
import { vouchedFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { operationAt } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { givenChain } from '../chain.ts'
import { finished } from '../finished.ts'
import { placesOf } from '../public-texts.ts'
import { seenRows } from '../seen-rows.ts'
import { testServer } from '../server.ts'
import type { CallApi } from '../server.ts'

const server = testServer()

/** A word that occurs nowhere else. */
const WORD = 'Kỳlân7391'

const REASON = { approval_status: 'rejected', reject_reason: 'Giả mạo' }

/**
 * Makes an active trace that involves a row of every approvable resource, such as a distributor, certificates and a
 * worker.
 */
async function givenEverythingPublic(): Promise<CallApi> {
  const chain = await givenChain(server)
  const { admin, ask, manufacture } = chain
  const shop = await ask('POST', '/distributors', {
    name: 'Siêu thị Hạ Long',
    type: 'supermarket',
    phone: '0000000003',
    gln: '9521234009030',
    province_id: manufacture.province_id,
    ward_id: manufacture.ward_id,
    manufacture_ids: [manufacture.id],
  })
  await ask('PUT', `/distributors/${shop.id}/change-approved`)
  const { sql } = server
  await ask('PUT', `/manufactures/${manufacture.id}`, {
    ...manufacture,
    certificates: [{ certificate_type: 'vietgahp', number: 'VG-01', issuer: 'Trung tâm', issued_at: '2026-01-01' }],
  })
  await chain.harvest()
  const { id } = await chain.trace({ expired_date: '2030-01-01', distributor_id: shop.id })
  await ask('PUT', `/traces/${id}/change-active`)
  await sql`update traces set distributor_id = ${shop.id} where id = ${id}`
  return admin
}

/** Ways in which an approval ends, each beginning with the approved row. */
const ways: Record<string, (call: CallApi, at: string, resource: Resource, id: number) => Promise<void>> = {
  'set back to waiting': async (call, at) =>
    answered(await call('PUT', `${at}/change-approved`, { approval_status: 'pending' })),
  'set back and refused': async (call, at) => {
    answered(await call('PUT', `${at}/change-approved`, { approval_status: 'pending' }))
    answered(await call('PUT', `${at}/change-approved`, REASON))
  },
  'set back, corrected by an officer and refused': async (call, at, { table }, id) => {
    answered(await call('PUT', `${at}/change-approved`, { approval_status: 'pending' }))
    await correct(call, at, table, id)
    answered(await call('PUT', `${at}/change-approved`, REASON))
    await correct(call, at, table, id)
  },
  'approved, and that undone': async (call, at, { table }, id) => {
    answered(await call('PUT', `${at}/change-approved`, { approval_status: 'pending' }))
    answered(await call('PUT', `${at}/change-approved`))
    const { version } = await server.row(table, id)
    answered(await call('POST', `${at}/undo`, { version }))
  },
  'approved in bulk, and that undone': async (call, at, resource, id) => {
    answered(await call('PUT', `${at}/change-approved`, { approval_status: 'pending' }))
    const list = `/${resource.name}/bulk` as '/products/bulk'
    if (!operationAt(operations, 'POST', `/api/admin${list}`)) return
    const ids = await seenRows(server, resource.table, [id])
    const { data, message } = await call('POST', list, { action: 'approve', ids })
    assert.ok(data, message)
    const job = await finished(call, data.entry)
    const undone = await call('POST', `/jobs/${job.id}/undo`)
    await finished(call, (undone.data as { entry: { id: number } }).entry)
    answered(await call('PUT', `${at}/change-approved`, REASON))
  },
}

const answered = ({ code, message, ...rest }: { code: number; message: string }): void =>
  assert.equal(code, 200, `${message} ${JSON.stringify(rest)}`)

/** A correction of another field by an officer approves nothing. */
async function correct(call: CallApi, at: string, table: string, id: number): Promise<void> {
  const { data } = await call('GET', at as '/products/1')
  if (!operationAt(operations, 'PUT', `/api/admin/${at.split('/')[1]}/:id`)) return
  const { approval_status } = await server.row(table, id)
  answered(await call('PUT', at, { ...data.entry, address: 'Nơi khác', note: 'Đã gọi' }))
  assert.equal((await server.row(table, id))['approval_status'], approval_status)
}

for (const resource of resources.filter(({ fields }) => vouchedFields(fields).length > 0)) {
  const { name, table, fields } = resource
  test(`${name}: what was approved and is withdrawn stands nowhere in public`, async () => {
    const call = await givenEverythingPublic()
    const [row] = await server.sql<{ id: number }[]>`select id from ${server.sql(table)} order by id limit 1`
    assert.ok(row, `no row of ${name} is public in this test: give it one`)
    const at = `/${name}/${row.id}`
    const words = vouchedFields(fields).filter((field) => fields[field]!.kind === 'text' && !fields[field]!.format)
    const wordField = ['name', 'issuer'].find((field) => words.includes(field))!
    answered(await call('PUT', `${at}/change-approved`, { approval_status: 'pending' }))
    await server.sql`update ${server.sql(table)} set ${server.sql({ [wordField]: WORD })} where id = ${row.id}`
    for (const [way, withdraw] of Object.entries(ways)) {
      const { approval_status } = await server.row(table, row.id)
      if (approval_status === 'rejected')
        answered(await call('PUT', `${at}/change-approved`, { approval_status: 'pending' }))
      assert.deepEqual(await placesOf(server, WORD), [], `${way}: before it is approved`)
      answered(await call('PUT', `${at}/change-approved`))
      assert.notDeepEqual(await placesOf(server, WORD), [], `${way}: once it is approved`)
      await withdraw(call, at, resource, row.id)
      assert.deepEqual(await placesOf(server, WORD), [], way)
    }
  })
}
