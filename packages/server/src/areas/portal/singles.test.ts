import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendResetMail } from '@trace/platform/accounts/letters.ts'
import { signInAs, signInAsSuperAdmin } from '../../../test/chain.ts'
import { givenIssue } from '../../../test/issue.ts'
import { lettersOf } from '../../../test/letters.ts'
import { givePasswords } from '../../../test/passwords.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

test("a single record names what it refers to, and a second editor of the same version is shown the first one's words", async () => {
  const call = await server.signIn('everything')
  const {
    data: { entry: begun },
  } = await call('GET', '/configs/information')
  const [home] = await server.sql<{ id: number; name: string }[]>`select id, name from provinces where is_home`
  const form = {
    ...begun,
    site_name: 'Truy xuất Quảng Ninh',
    public_host: 'truyxuat.example.vn',
    province_id: home!.id,
  }

  const password = await givePasswords(server)
  const saved = await call('PUT', '/configs/information', { ...form, ...password })
  assert.deepEqual([saved.code, saved.data.entry.province], [200, { ...home }])

  const [one, other] = await Promise.all(
    ['Một', 'Hai'].map((site_name) =>
      call('PUT', '/configs/information', { ...form, site_name, version: saved.data.entry.version }),
    ),
  )
  assert.deepEqual([one!.code, other!.code].toSorted(), [200, 409])
  const late = one!.code === 409 ? one! : other!
  assert.equal(late.data.entry.province!.name, home!.name)
})

const infoOf = async () => {
  const [home] = await server.sql<{ id: number }[]>`select id from provinces where is_home`
  const password = await givePasswords(server)
  return { site_name: 'Truy xuất Quảng Ninh', public_host: 'tem.example.vn', province_id: home!.id, ...password }
}

/** The passport of a lot, and the data of its page. */
async function toldOutside(code: string) {
  const read = async (url: string) => (await server.app.inject(url)).json().data.entry
  return {
    passport: (await read(`/api/web/traces/${code}/passport`)) as { id: string; data_carrier: string },
    page: (await read(`/api/web/traces/${code}`)) as { qr_url: string; canonical_url: string },
  }
}

const hosts: [typed: string, kept: string, begins: string][] = [
  ['Tem.Example.vn', 'tem.example.vn', 'https://tem.example.vn/'],
  ['https://tem.example.vn/', 'tem.example.vn', 'https://tem.example.vn/'],
  ['http://tem.noi-bo.vn:8080', 'http://tem.noi-bo.vn:8080', 'http://tem.noi-bo.vn:8080/'],
  ['127.0.0.1:3000', '127.0.0.1:3000', 'http://127.0.0.1:3000/'],
]

for (const [typed, kept, begins] of hosts) {
  test(`labels printed after the host is set to ${typed} lead to ${begins}, letters to the server's own address`, async () => {
    const { ask, admin, stamp, active } = await givenIssue(server)
    const saved = await ask('PUT', '/configs/information', { ...(await infoOf()), public_host: typed })
    assert.equal(saved.public_host, kept)
    const { qr_text } = await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)
    for (const text of qr_text) assert.ok(text.toLowerCase().startsWith(`${begins}01/09521234001010/21/`), text)
    const page = await server.app.inject(`/t/${active.code}`)
    assert.ok(page.body.includes(`href="${begins}t/${active.code}"`))
    assert.equal(
      (await server.app.inject(`/api/web/qr-code?text=${encodeURIComponent(`${begins}t/${active.code}`)}`)).statusCode,
      200,
    )
    const told = await ask('GET', `/traces/${active.id}` as '/traces/1')
    const { passport, page: shown } = await toldOutside(active.code)
    const addresses = [told.qr_url, passport.data_carrier, passport.id, shown.qr_url, shown.canonical_url]
    const [listed] = (await admin('GET', '/traces')).data.entries
    for (const address of [...addresses, listed!.qr_url]) assert.ok(address.startsWith(begins), address)
    assert.equal((await server.app.inject(`/api/web/qr-code?text=${encodeURIComponent(told.qr_url)}`)).statusCode, 200)
    assert.equal((await server.app.inject('/api/web/qr-code?text=https://nguoi-khac.example/t/1')).statusCode, 422)
    await server.sql.begin((sql) =>
      sendResetMail(sql, server.settings, { name: 'Lan', email: 'lan@example.com' }, 'cnr_abc'),
    )
    assert.ok(
      (await lettersOf(server, 'lan@example.com')).some((letter) =>
        letter.includes(`${server.settings.publicUrl}/auth/reset-password?token=cnr_abc`),
      ),
    )
  })
}

for (const typed of [
  'a b.vn',
  'https://x.vn/duong-dan',
  'javascript:alert(1)',
  'lan@x.vn',
  '-x.vn',
  'x.vn:99999',
  'https://',
  'trang?x',
]) {
  test(`"${typed}" is no host`, async () => {
    const call = await server.signIn('everything')
    for (const field of ['public_host', 'gs1_resolver_host']) {
      const { code, errors } = await call('PUT', '/configs/information', { ...(await infoOf()), [field]: typed })
      assert.deepEqual([code, Object.keys(errors ?? {})], [422, [field]])
    }
  })
}

test('the host that the environment names wins; the field shows it, and takes nothing else', async () => {
  const { ask, stamp } = await givenIssue(server)
  await ask('PUT', '/configs/information', await infoOf())
  server.settings.hasPublicUrl = true
  try {
    const { data } = await (await server.signIn('everything'))('GET', '/configs/information')
    assert.deepEqual([data.entry.public_host, data.settled], ['truyxuat.example.vn', ['province_id', 'public_host']])
    assert.equal(
      (await ask('PUT', '/configs/information', { ...(await infoOf()), public_host: 'khac.example.vn', slogan: 'Mới' }))
        .public_host,
      'truyxuat.example.vn',
    )
    const { qr_text } = await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)
    assert.ok(qr_text[0]!.toLowerCase().startsWith('https://truyxuat.example.vn/01/'))
  } finally {
    server.settings.hasPublicUrl = false
  }
  const { public_host, slogan } = await ask('GET', '/configs/information')
  assert.deepEqual([public_host, slogan], ['tem.example.vn', 'Mới'], 'what officers had set is kept')
})

test('the address the server listens on is shown until officers set another, and is never kept', async () => {
  const call = await server.signIn('everything')
  const info = async () => (await call('GET', '/configs/information')).data.entry.public_host
  assert.equal(await info(), 'truyxuat.example.vn')
  await call('PUT', '/configs/information', { ...(await infoOf()), public_host: 'truyxuat.example.vn' })
  const [row] = await server.sql`select value->>'public_host' as host from single_records`
  assert.deepEqual([row!['host'], await info()], [null, 'truyxuat.example.vn'])
})

test('while maintenance lasts nobody works but those who decide the roles; signing in and out and the probes go on', async () => {
  const admin = await signInAsSuperAdmin(server)
  const others = await Promise.all(
    ['department_leader', 'appraiser', 'editor', 'inspector'].map((code) => signInAs(server, code)),
  )
  const info = { ...(await infoOf()), maintenance_mode: true }
  for (const code of ['editor', 'inspector']) {
    const other = await signInAs(server, code)
    assert.ok(
      [403, 422].includes((await other('PUT', '/configs/information', info)).code),
      'nobody closes what they could not open again',
    )
  }
  assert.equal((await admin('PUT', '/configs/information', info)).code, 200)

  for (const other of others) {
    for (const path of ['/profile', '/products', '/configs/information', '/live'])
      assert.equal((await other('GET', path)).code, 503, path)
    const { code, message, data } = await other('POST', '/products', {})
    assert.deepEqual(
      [code, message, data],
      [503, 'Hệ thống đang bảo trì, vui lòng quay lại sau ít phút', { maintenance: true }],
    )
  }
  assert.equal((await others[0]!('POST', '/logout')).code, 200)
  assert.equal((await admin('GET', '/products')).code, 200)
  assert.equal((await server.call()('POST', '/api/auth/login', { email: 'ai@example.com', password: 'sai' })).code, 401)
  assert.equal((await server.call()('POST', '/api/web/scans', { code: 'X', client_id: 'm' })).code, 503)
  for (const [url, code] of [
    ['/api/health', 200],
    ['/api/ready', 200],
    ['/t/ABC', 503],
    ['/s/ABC', 503],
    ['/01/09521234001010/10/A', 503],
    ['/lien-he', 503],
  ] as const) {
    const { statusCode, body, headers } = await server.app.inject({ url, headers: { accept: 'text/html' } })
    assert.equal(statusCode, code, url)
    if (code === 503)
      assert.deepEqual([body.includes('<h1>Hệ thống đang bảo trì</h1>'), headers['retry-after']], [true, '300'])
  }

  assert.equal((await admin('PUT', '/configs/information', { ...info, maintenance_mode: false })).code, 200)
  assert.equal((await others[1]!('GET', '/products')).code, 200)
})

const send = (fields: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: '/lien-he',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('the contact form loses nothing that was typed, and a machine that fills in what nobody sees is not heard', async () => {
  const admin = await server.signIn('everything')
  assert.ok(!(await server.app.inject('/lien-he')).body.includes('<form'), 'no form where nobody receives its letters')
  await admin('PUT', '/contact/contact', {
    address: 'Hạ Long',
    phone: '0000000099',
    hotline: '0000000098',
    email: 'so@example.com',
  })
  const wrong = await send({ name: 'Lan <b>', content: '', email: 'lan' })
  assert.equal(wrong.statusCode, 422)
  for (const words of ['Nội dung bắt buộc', 'Email không đúng định dạng', 'value="Lan &lt;b&gt;"', 'value="lan"'])
    assert.ok(wrong.body.includes(words), words)
  assert.match((await send({ name: 'Lan', content: 'Chào' })).body, /Ghi email hoặc số điện thoại để chúng tôi trả lời/)
  const long = await send({ name: 'Lan', content: 'ạ'.repeat(5_001) })
  assert.equal(long.statusCode, 422)
  for (const words of ['Nội dung tối đa 5000 ký tự', 'ạ'.repeat(5_001)]) assert.ok(long.body.includes(words))
  const before = (await server.sql`select 1 from pgboss.job where name = 'mails'`).length
  assert.match(
    (await send({ name: 'Máy', content: 'Mua đi', email: 'may@example.com', website: 'https://x.vn' })).body,
    /Đã nhận thư của bạn/,
  )
  assert.equal((await server.sql`select 1 from pgboss.job where name = 'mails'`).length, before)
})

test('a link of the footer leads to the web or into the site, and runs nothing', async () => {
  const admin = await server.signIn('everything')
  const form = (url: string) => ({
    organization_name: 'Sở',
    address: 'Hạ Long',
    phone: '0000000099',
    columns: [{ title: 'Cột', links: [{ label: 'Mục', url }] }],
  })
  for (const url of ['javascript:alert(1)', '//nguoi-khac.example', '/\\nguoi-khac.example', 'data:text/html,x']) {
    const { code, errors } = await admin('PUT', '/footer/footer', form(url))
    assert.deepEqual([code, Object.keys(errors ?? {})], [422, ['columns.0.links.0.url']], url)
  }
  await server.sql`insert into single_records (name, value) values ('footer', ${form('javascript:alert(1)') as never})`
  assert.ok(!(await server.app.inject('/lien-he')).body.includes('javascript:'))
  for (const url of ['/', '/lien-he', 'https://vi-du.vn/a', 'mailto:a@b.vn'])
    assert.equal((await admin('PUT', '/footer/footer', form(url))).code, 200, url)
})
