import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areaForm, entryOf, fieldsOf, manufactureForm, productForm, signInAs } from '../chain.ts'
import type { Query } from '../data-at.ts'
import { finished } from '../finished.ts'
import { givenIssue, givenTrace } from '../issue.ts'
import { seenRows } from '../seen-rows.ts'
import type { CallApi } from '../server.ts'
import { testServer } from '../server.ts'

const server = testServer()

const FAMOUS = 'Vinamilk Chính Hãng'

type Given = Awaited<ReturnType<typeof givenTrace>>

/** The answer at an address, or at the one it redirects to. */
async function readAt(url: string) {
  const answer = await server.app.inject({ url })
  const { location } = answer.headers
  return location ? server.app.inject({ url: new URL(location).pathname }) : answer
}

/** All public texts about a trace, joined. */
async function said({ active }: Given): Promise<string> {
  const urls = [
    `/t/${active.code}`,
    new URL(active.qr_url).pathname,
    `${new URL(active.qr_url).pathname}?linkType=all`,
    `/api/web/traces/${active.code}`,
    `/api/web/traces/${active.code}/passport`,
    `/api/web/traces/${active.code}/epcis`,
  ]
  const pages = await Promise.all(urls.map(readAt))
  for (const { statusCode } of pages) assert.equal(statusCode, 200)
  return pages.map(({ body }) => body).join('\n')
}

const publicOf = async ({ active }: Given) => entryOf(await server.call()('GET', `/api/web/traces/${active.code}`))

const owner = (server_: typeof server, { manufacture }: Given) =>
  signInAs(server_, 'producer_admin', { manufacture_id: manufacture.id })

/** Unapproved changes a producer attempts: what changes, the list of the row, the row, and the form. */
const attempts: [
  what: string,
  list: '/manufactures' | '/products' | '/material-areas',
  row: (given: Given) => { id: number },
  form: (given: Given) => Promise<object>,
][] = [
  [
    'a producer its name, address, website and number',
    '/manufactures',
    ({ manufacture }) => manufacture,
    () =>
      manufactureForm(server, {
        name: FAMOUS,
        address: FAMOUS,
        website: 'https://vinamilk-chinh-hang.example.vn',
        phone: '0999999999',
        gln: '9521234009023',
        tax_code: '0999999999',
        logo: '/files/vinamilk.webp',
        foreign_name: FAMOUS,
        short_name: FAMOUS,
        certificates: [
          { certificate_type: 'organic', number: `HC-${FAMOUS}`, issuer: FAMOUS, issued_at: '2026-01-01' },
        ],
      }),
  ],
  [
    'a product its name, brand, indication and standards',
    '/products',
    ({ product }) => product,
    ({ manufacture }) =>
      productForm(server, manufacture.id, {
        name: FAMOUS,
        brand: FAMOUS,
        gi_name: FAMOUS,
        gtin: '9521234001027',
        applied_standards: [{ code: FAMOUS }],
        description: `<p>${FAMOUS}</p>`,
        ingredients: FAMOUS,
        packaging: FAMOUS,
        model_code: FAMOUS,
        usage_guide: FAMOUS,
        storage_condition: FAMOUS,
        safety_warning: FAMOUS,
        images: [{ url: '/files/vinamilk.webp' }],
        certificates: [
          { certificate_type: 'organic', number: `HC-${FAMOUS}`, issuer: FAMOUS, issued_at: '2026-01-01' },
        ],
      }),
  ],
  [
    'an area its name and place',
    '/material-areas',
    ({ area }) => area,
    ({ manufacture }) =>
      areaForm(server, manufacture.id, {
        name: FAMOUS,
        address: FAMOUS,
        gln: '9521234009023',
        acreage: 99,
        certificates: [
          { certificate_type: 'organic', number: `HC-${FAMOUS}`, issuer: FAMOUS, issued_at: '2026-01-01' },
        ],
      }),
  ],
]

/** A text without the times at which documents and pages were made. */
const undated = (text: string): string => text.replaceAll(/"creationDate":"[^"]*"|Trang lập lúc [^<]*/g, '')

const isAsBefore = async (given: Given, before: string) => {
  const now = await said(given)
  for (const lie of [FAMOUS, 'vinamilk', '0999999999', '9521234009023', '9521234001027', '09521234001027'])
    assert.ok(!now.includes(lie), lie)
  assert.equal(undated(now), undated(before))
}

for (const [what, list, rowOf, formOf] of attempts) {
  test(`when ${what} is changed by its producer, the public reads what was approved until an officer has seen it`, async () => {
    const given = await givenTrace(server)
    const path = `${list}/${rowOf(given).id}` as const
    const [form, before] = [await formOf(given), await said(given)]
    const call = await owner(server, given)
    const changed = entryOf(await call('PUT', path, form))
    assert.equal(changed.has_changes, true)
    assert.equal(changed.name, FAMOUS, 'the producer sees what it wrote')
    assert.equal((await publicOf(given)).result, 'valid')
    await isAsBefore(given, before)

    const listed = (await given.admin('GET', `${list}?has_changes=true`)).data.entries
    assert.deepEqual(
      listed.map(({ id }) => id),
      [changed.id],
    )
    const seen = entryOf(await given.admin('GET', path))
    assert.notEqual(seen.approved_values?.['name'], FAMOUS, 'officers see both')
    assert.equal((await call('PUT', `${path}/change-approved`)).code, 403)

    const approved = entryOf(
      await given.admin('PUT', `${path}/change-approved`, { approval_status: 'approved', version: changed.version }),
    )
    assert.deepEqual([approved.approval_status, approved.has_changes], ['approved', false])
    const after = await said(given)
    assert.ok(after.includes(FAMOUS))
    assert.ok(!after.includes(`HC-${FAMOUS}`), 'a certificate is approved by itself')
  })

  test(`when ${what} is changed by its producer and the officer says no, all is as it was`, async () => {
    const given = await givenTrace(server)
    const path = `${list}/${rowOf(given).id}` as const
    const [form, before] = [await formOf(given), await said(given)]
    const was = entryOf(await given.admin('GET', path))
    const { version } = entryOf(await (await owner(server, given))('PUT', path, form))
    const unexplained = await given.admin('PUT', `${path}/change-approved`, { approval_status: 'rejected', version })
    assert.deepEqual(fieldsOf(unexplained), ['reject_reason'])
    const refused = entryOf(
      await given.admin('PUT', `${path}/change-approved`, {
        approval_status: 'rejected',
        reject_reason: 'Mạo danh',
        version,
      }),
    )
    assert.deepEqual(
      [refused.approval_status, refused.has_changes, refused.name, refused.reject_reason],
      ['approved', false, was.name, 'Mạo danh'],
    )
    assert.equal(refused.is_active, true)
    await isAsBefore(given, before)
  })
}

test('an officer who may approve is believed at once, one who may only edit is not', async () => {
  const given = await givenTrace(server)
  const path = `/manufactures/${given.manufacture.id}` as const
  const commune = await signInAs(server, 'commune_officer', { ward_id: given.manufacture.ward_id })
  entryOf(await commune('PUT', path, await manufactureForm(server, { name: FAMOUS })))
  assert.equal((await publicOf(given)).producer?.name, 'HTX Chăn nuôi gà đồi Điền Xá')
  const appraiser = await signInAs(server, 'appraiser')
  const kept = entryOf(
    await appraiser('PUT', path, await manufactureForm(server, { name: FAMOUS, website: 'https://htx.example.vn' })),
  )
  assert.equal(kept.has_changes, true, 'what an officer left as it stood is not yet seen')
  const { producer } = await publicOf(given)
  assert.deepEqual([producer?.name, producer?.website], ['HTX Chăn nuôi gà đồi Điền Xá', 'https://htx.example.vn'])
  entryOf(await appraiser('PUT', path, await manufactureForm(server, { name: 'HTX Gà đồi' })))
  assert.equal((await publicOf(given)).producer?.name, 'HTX Gà đồi')
})

test('neither a bulk step, nor a restored revision, nor a switch makes public what no officer has seen', async () => {
  const given = await givenTrace(server)
  const path = `/products/${given.product.id}` as const
  const called = await server.signIn('everything', { scope: 'manufacture', manufacture_id: given.manufacture.id })
  await called('PUT', path, await productForm(server, given.manufacture.id, { name: FAMOUS }))
  await called('PUT', path, await productForm(server, given.manufacture.id))
  const { entries } = (await called('GET', `${path}/revisions`)).data
  const lie = entries.find(({ changes }) => changes.some(({ after }) => after === FAMOUS))
  await called('POST', `${path}/restore/${lie!.id}`)
  assert.equal(entryOf(await called('GET', path)).name, FAMOUS)
  const started = await called('POST', '/products/bulk', {
    action: 'approve',
    ids: await seenRows(server, 'products', [given.product.id]),
  })
  if (started.code === 200) await finished(called, started.data.job)
  for (const toggle of ['change-highlight', 'change-highlight-app']) await called('PUT', `${path}/${toggle}`)
  const entry = await publicOf(given)
  assert.deepEqual([entry.product?.name, entry.result], ['Gà Tiên Yên thả đồi', 'valid'])
})

test('a producer leaves all that the public reads of an active trace as it is', async () => {
  const given = await givenTrace(server)
  const call = await owner(server, given)
  const now = entryOf(await call('GET', `/traces/${given.active.id}`))
  for (const change of [
    { description: `<p>${FAMOUS}</p>` },
    { packing_site: FAMOUS },
    { packing_house_code: FAMOUS },
    { images: [{ url: '/files/x.webp' }] },
  ]) {
    const reply = await call('PUT', `/traces/${given.active.id}`, { ...now, ...change })
    assert.deepEqual([reply.code, fieldsOf(reply)], [422, Object.keys(change)])
  }
})

test('labels carry the name that was approved', async () => {
  const given = await givenIssue(server)
  await (
    await owner(server, given)
  )('PUT', `/products/${given.product.id}`, await productForm(server, given.manufacture.id, { name: FAMOUS, price: 1 }))
  const entry = entryOf(await given.admin('GET', `/print-stamp/${given.stamp.id}?line-number=1`))
  assert.equal(entry.product?.name, 'Gà Tiên Yên thả đồi')
})

const pauses: [what: string, pause: (given: Given) => Promise<unknown>, words: string][] = [
  [
    'a producer is suspended',
    ({ ask, manufacture }) => ask('PUT', `/manufactures/${manufacture.id}/change-status`, { reason: 'Vi phạm' }),
    'Cơ sở sản xuất đang tạm dừng',
  ],
  [
    'the approval of a producer is withdrawn',
    ({ ask, manufacture }) =>
      ask('PUT', `/manufactures/${manufacture.id}/change-approved`, { approval_status: 'pending' }),
    'Cơ sở sản xuất đang tạm dừng',
  ],
  [
    'a product is switched off',
    ({ ask, product }) => ask('PUT', `/products/${product.id}/change-status`),
    'Sản phẩm này đang tạm dừng',
  ],
  [
    'a product is rejected',
    async ({ ask, product }) => {
      await ask('PUT', `/products/${product.id}/change-approved`, { approval_status: 'pending' })
      return ask('PUT', `/products/${product.id}/change-approved`, {
        approval_status: 'rejected',
        reject_reason: 'Sai hồ sơ',
      })
    },
    'Sản phẩm này đang tạm dừng',
  ],
]

for (const [what, pause, words] of pauses) {
  test(`when ${what}, page, data, passport, label and scan say so`, async () => {
    const given = await givenIssue(server)
    await given.ask('GET', `/print-stamp/${given.stamp.id}?line-number=10`)
    await given.ask('POST', `/stamps/${given.stamp.id}/activate`)
    const label = await given.codeOf(1)
    await pause(given)
    const entry = await publicOf(given)
    const name = what === 'a product is rejected' ? 'Sản phẩm chưa được duyệt' : 'Gà Tiên Yên thả đồi'
    assert.deepEqual([entry.result, entry.product?.name], ['suspended', name])
    for (const url of [`/api/web/traces/${given.active.code}/passport`, `/api/web/stamps/${label}`] as const)
      assert.equal(entryOf(await server.call()('GET', url)).result, 'suspended', url)
    for (const url of [`/t/${given.active.code}`, `/s/${label}`, new URL(given.active.qr_url).pathname]) {
      const { body } = await readAt(url)
      assert.ok(body.includes('Sản phẩm đang tạm dừng') && body.includes(words), url)
      assert.ok(!/Mã lô, không phải tem chống giả|Tem do tỉnh cấp/.test(body), url)
    }
    const scan = entryOf(await server.call()('POST', '/api/web/scans', { code: label }))
    assert.equal(scan.result, 'suspended')
  })
}

test('an area that no officer has seen is told of by its code alone', async () => {
  const given = await givenTrace(server)
  await server.sql`update material_areas set approved_values = null where id = ${given.area.id}`
  const { area } = await publicOf(given)
  assert.deepEqual(
    [area?.name, area?.location_code, area?.address, area?.boundary],
    ['Vùng sản xuất chưa được duyệt', 'VSX-22-00001', null, null],
  )
})

const listedCertificates = async (call: CallApi, query: Query) =>
  (await call('GET', `/certificates${query}`)).data.entries

test('a certificate is public once an officer of its owner has approved it, and then as it was approved', async () => {
  const given = await givenTrace(server)
  const call = await owner(server, given)
  const path = `/products/${given.product.id}` as const
  const organic = { certificate_type: 'organic', number: 'HC-01', issuer: 'Control Union', issued_at: '2026-01-01' }
  const own = entryOf(
    await call(
      'PUT',
      path,
      await productForm(server, given.manufacture.id, { certificates: [{ ...organic, approval_status: 'approved' }] }),
    ),
  )
  assert.deepEqual((await publicOf(given)).certificates, [])
  const [waiting] = await listedCertificates(given.admin, '?approval_status=pending')
  assert.equal(waiting!.number, 'HC-01')

  const at = `/certificates/${waiting!.id}/change-approved`
  const inspector = await signInAs(server, 'inspector')
  const stranger = await signInAs(server, 'commune_officer', { ward_id: given.manufacture.ward_id })
  const holder = await server.signIn('everything', { scope: 'manufacture', manufacture_id: given.manufacture.id })
  for (const refused of [inspector, stranger, holder, call]) assert.equal((await refused('PUT', at)).code, 403)
  entryOf(await given.admin('PUT', at))
  assert.deepEqual(
    (await publicOf(given)).certificates.map(({ number }: { number: string }) => number),
    ['HC-01'],
  )

  const certificates = [{ ...own.certificates[0], number: 'HC-99', expires_at: '2099-01-01' }]
  entryOf(await call('PUT', path, await productForm(server, given.manufacture.id, { certificates })))
  const shown = (await publicOf(given)).certificates
  assert.deepEqual([shown[0]?.number, shown[0]?.expires_at], ['HC-01', null])
  const [changed] = await listedCertificates(given.admin, '?has_changes=true')
  entryOf(
    await given.admin('PUT', `/certificates/${changed!.id}/change-approved`, {
      approval_status: 'rejected',
      reject_reason: 'Sai số',
      version: changed!.version,
    }),
  )
  assert.equal(entryOf(await given.admin('GET', path)).certificates[0]!.number, 'HC-01')
})

test('the certificates of a page are those of its product, its area, and the producer as a whole', async () => {
  const given = await givenTrace(server)
  const { ask, manufacture } = given
  const certificate = (number: string, certificate_type = 'organic') => ({
    certificate_type,
    number,
    issuer: 'Chi cục',
    issued_at: '2026-01-01',
  })
  await ask(
    'PUT',
    `/manufactures/${manufacture.id}`,
    await manufactureForm(server, {
      certificates: [certificate('CS'), certificate('CS-GI', 'gi'), certificate('CS-OCOP', 'ocop')],
    }),
  )
  await ask(
    'PUT',
    `/products/${given.product.id}`,
    await productForm(server, manufacture.id, { certificates: [certificate('SP')] }),
  )
  await ask(
    'PUT',
    `/material-areas/${given.area.id}`,
    await areaForm(server, manufacture.id, { certificates: [certificate('VUNG')] }),
  )
  await ask(
    'POST',
    '/products',
    await productForm(server, manufacture.id, { name: 'Trứng gà', gtin: null, certificates: [certificate('SP KHÁC')] }),
  )
  await ask(
    'POST',
    '/material-areas',
    await areaForm(server, manufacture.id, { name: 'Đồi khác', certificates: [certificate('VÙNG KHÁC')] }),
  )
  assert.deepEqual((await publicOf(given)).certificates.map(({ number }: { number: string }) => number).toSorted(), [
    'CS',
    'SP',
    'VUNG',
  ])
})

test('the page of goods that no officer has ever seen is drawn, and says so in place of their names', async () => {
  const given = await givenTrace(server)
  await server.sql`update products set approval_status = 'pending', approved_values = null`
  await server.sql`update manufactures set approved_values = null`
  const text = await said(given)
  assert.match(text, /Sản phẩm chưa được duyệt/)
  assert.match(text, /Cơ sở chưa được duyệt/)
  assert.equal((await publicOf(given)).result, 'suspended')
})
