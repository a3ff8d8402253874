import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import type { Action, Permission } from '@trace/define/permission.ts'
import { systemAuthor } from '@trace/platform/access/system-author.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { sendDueNotifications } from '../portal/notifications.ts'
import { openStore } from '@trace/platform/store/store.ts'
import { entryOf, idOf, manufactureForm } from '../../../test/chain.ts'
import type { CallApi } from '../../../test/server.ts'
import { testServer } from '../../../test/server.ts'
import { MIGRATIONS } from '../../migrations.ts'

const server = testServer()
const may = (subject: string, ...actions: Action[]): Permission[] => actions.map((action) => ({ action, subject }))

test('a line of the journal tells what was and became only to those who may list what it is about', async () => {
  const boss = await server.signIn('everything')
  const form = await manufactureForm(server)
  const { id } = (await boss('POST', '/manufactures', form)).data.entry
  const [line] = await server.sql<
    { id: number }[]
  >`select id from system_logs where subject = 'manufactures' and entity_id = ${id}`

  const reader = await server.signIn(may('system_logs', 'list', 'read'))
  const hidden = (await reader('GET', `/system-logs/${line!.id}`)).data.entry
  assert.deepEqual([hidden.old_values, hidden.new_values, hidden.values_hidden], [null, null, true])
  assert.ok(!JSON.stringify((await reader('GET', '/system-logs')).data).includes(form.phone))

  const both = await server.signIn([...may('system_logs', 'read'), ...may('manufactures', 'list')])
  const told = (await both('GET', `/system-logs/${line!.id}`)).data.entry
  assert.deepEqual([told.new_values?.['phone'], told.values_hidden], [form.phone, false])
})

test('the journal is for those who hold its permissions, and lines of settings for those who may read them', async () => {
  const nobody = await server.signIn([])
  assert.equal((await nobody('GET', '/system-logs')).code, 403)
  const boss = await server.signIn('everything')
  const { entry } = (await boss('GET', '/footer/footer')).data
  await boss('PUT', '/footer/footer', { ...entry, organization_name: 'Sở', address: 'Hạ Long', phone: '02033000000' })
  const [line] = await server.sql<{ id: number }[]>`select id from system_logs where subject = 'footer'`
  const valuesFor = async (...permissions: Permission[]) => {
    const call = await server.signIn([...may('system_logs', 'read'), ...permissions])
    return (await call('GET', `/system-logs/${line!.id}`)).data.entry.new_values?.['organization_name']
  }
  assert.equal(await valuesFor(), undefined)
  assert.equal(await valuesFor(...may('config_footer', 'read')), 'Sở')
})

test('the history of a row tells what was and became only to those who may list such rows', async () => {
  const boss = await server.signIn('everything')
  const { id } = (await boss('POST', '/manufactures', await manufactureForm(server))).data.entry
  const changesFor = async (...actions: Action[]) => {
    const call = await server.signIn(may(manufactures.table, ...actions))
    return (await call('GET', `/manufactures/${id}/revisions`)).data.entries[0]!.changes.length
  }
  assert.equal(await changesFor('read'), 0)
  assert.ok((await changesFor('read', 'list')) > 5)
})

test('an older database gives the journal to leaders and administrators, and leaves the deletion of scans to these', async () => {
  const { sql } = server
  const held = (on: Sql) => on<{ code: string; names: string[] }[]>`
    select r.code, array_agg(p.action || ' ' || p.subject order by p.action || ' ' || p.subject) as names
    from roles r join permissions p on p.id = any(r.permission_ids) where p.subject in ('system_logs', 'scan_statistics') group by r.code order by r.code`
  const fresh = [...(await held(sql))]
  const migration = await readFile(join(MIGRATIONS, '0017_journal-rights.sql'), 'utf8')
  let migrated: unknown
  await sql
    .begin(async (tx) => {
      const journal = tx`select id from permissions where subject = 'system_logs'`
      await tx`update roles set permission_ids = array(select p from unnest(permission_ids) p where p not in (${journal}))`
      await tx`delete from permissions where subject = 'system_logs'`
      await tx`
      update roles set permission_ids = array(select p from unnest(permission_ids) p where p <> edit.id) || updating.id
      from permissions edit, permissions updating
      where code in ('inspector', 'appraiser') and edit.subject = 'scan_statistics' and edit.action = 'edit'
        and updating.subject = 'scan_statistics' and updating.action = 'update'`
      await tx.unsafe(migration)
      migrated = [...(await held(tx))]
      throw new TakenBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
  assert.deepEqual(migrated, fresh)
})

class TakenBack extends Error {}

const sendTo = async (call: CallApi, more: object) => {
  const form = { title: 'Họp thôn', content: '<p>Tối nay</p>', type: 'system', channel: ['web'], ...more }
  const { id } = entryOf(await call('POST', '/notifications', form))
  return entryOf(await call('PUT', `/notifications/${id}/change-status/sent`))
}

test('a notice reaches no further than its sender, whomever it names, at once or when it is due', async () => {
  const ward = await idOf(server, 'wards', '06874')
  const own = await server.given(manufactures, await manufactureForm(server))
  const other = await server.given(
    manufactures,
    await manufactureForm(server, {
      name: 'HTX khác',
      tax_code: '0000000009',
      gln: null,
      ward_id: await idOf(server, 'wards', '06652'),
    }),
  )
  const notices = may('notifications', 'list', 'read', 'create', 'edit', 'update')
  const producer = await server.signIn(notices, { scope: 'manufacture', manufacture_id: own.id })
  const colleague = await server.signIn(notices, { scope: 'manufacture', manufacture_id: own.id })
  const officer = await server.signIn(notices, { scope: 'commune', ward_id: ward })
  const stranger = await server.signIn(notices, { scope: 'manufacture', manufacture_id: other.id })
  const boss = await server.signIn('everything')
  const people = { producer, colleague, officer, stranger, boss }
  const heard = async (id: number) => {
    const rows = await server.sql<
      { user_id: number }[]
    >`select user_id from notification_reads where notification_id = ${id}`
    return Object.entries(people)
      .filter(([, { userId }]) => rows.some(({ user_id }) => user_id === userId))
      .map(([name]) => name)
  }
  const roleIds = [
    (await server.row('users', stranger.userId))['role_id'],
    (await server.row('users', boss.userId))['role_id'],
  ]
  for (const audience of [
    { audience: 'all' },
    { audience: 'ward', ward_ids: [ward, await idOf(server, 'wards', '06652')] },
  ]) {
    assert.deepEqual(await heard((await sendTo(producer, audience)).id), ['producer', 'colleague'])
  }
  assert.deepEqual(await heard((await sendTo(producer, { audience: 'role', role_ids: roleIds })).id), [])
  assert.deepEqual(await heard((await sendTo(officer, { audience: 'all' })).id), ['officer'])
  assert.deepEqual(await heard((await sendTo(boss, { audience: 'all' })).id), Object.keys(people))

  const later = entryOf(
    await producer('POST', '/notifications', {
      title: 'Hẹn',
      content: '<p>x</p>',
      type: 'system',
      channel: ['web'],
      audience: 'all',
      send_at: '2099-01-01T00:00:00Z',
    }),
  )
  await producer('PUT', `/notifications/${later.id}/change-status/scheduled`)
  await server.sql`update notifications set send_at = now() where id = ${later.id}`
  await server.sql.begin((sql) => sendDueNotifications(openStore(sql, systemAuthor('jobs', '22'))))
  assert.deepEqual(await heard(later.id), ['producer', 'colleague'])
})

test("a notice of others is not there to write, and that of one's own people is", async () => {
  const own = await server.given(manufactures, await manufactureForm(server))
  const notices = may('notifications', 'list', 'read', 'create', 'edit', 'update')
  const producer = await server.signIn(notices, { scope: 'manufacture', manufacture_id: own.id })
  const boss = await server.signIn('everything')
  const form = { title: 'Tin của Sở', content: '<p>x</p>', type: 'system', channel: ['web'], audience: 'all' }
  const theirs = entryOf(await boss('POST', '/notifications', form))
  const path = `/notifications/${theirs.id}`
  for (const [method, url] of [
    ['GET', path],
    ['PUT', path],
    ['DELETE', path],
    ['PUT', `${path}/change-status/sent`],
  ] as const) {
    assert.equal((await producer(method, url, method === 'PUT' ? form : undefined)).code, 404, `${method} ${url}`)
  }
  const mine = entryOf(await producer('POST', '/notifications', form))
  assert.deepEqual(
    (await producer('GET', '/notifications')).data.entries.map(({ id }) => id),
    [mine.id],
  )
  assert.equal((await producer('PUT', `/notifications/${mine.id}`, { ...form, title: 'Của cơ sở' })).code, 200)
})
