import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleTypes } from '@trace/domain/areas/portal/article-types.ts'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import { banners } from '@trace/domain/areas/portal/banners.ts'
import { libraries } from '@trace/domain/areas/portal/libraries.ts'
import { menus } from '@trace/domain/areas/portal/menus.ts'
import { videos } from '@trace/domain/areas/portal/videos.ts'
import { websites } from '@trace/domain/areas/portal/websites.ts'
import { answerPin, drawErrorPage, drawMaintenancePage, drawNotFoundPage, drawTracePage } from '@trace/site'
import type { PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import type { Visit } from '@trace/site'
import { givenTrace } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'
import { preferred } from './visit.ts'

const server = testServer()

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers })

const marks = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/i
const empty = /^(area|base|br|col|hr|img|input|link|meta|source|wbr)$/

/** The texts of a page outside elements with `lang="vi"`, including `aria-label` and `placeholder`. */
function chromeOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  const open: boolean[] = []
  const texts: string[] = []
  for (const [, tag, text] of body.matchAll(/<([^>]+)>([^<]*)/g)) {
    const name = /^\/?([a-z\d]+)/i.exec(tag!)?.[1] ?? ''
    const isOurs = open.every(Boolean) && !/ lang="vi"/.test(tag!)
    if (tag!.startsWith('/')) open.pop()
    else {
      const spoken = /(?:aria-label|placeholder)="([^"]*)"/.exec(tag!)?.[1]
      if (isOurs && spoken) texts.push(spoken)
      if (!empty.test(name)) open.push(!/ lang="vi"/.test(tag!))
    }
    if (open.every(Boolean) && text!.trim()) texts.push(text!)
  }
  return texts
}

test('an English page has no Vietnamese but what staff wrote, and says so of that', async () => {
  const { product, manufacture, ask, active } = await givenTrace(server)
  const type = await server.given(articleTypes, { code: 'TIN', name: 'Tin của tỉnh' })
  const shown = { is_approved: true, is_publish: true, published_at: '2026-01-01T00:00:00Z' }
  const written = { title: 'Mùa na', content: '<p>Bài đã đăng</p>', thumbnail: '/files/a.webp', author_name: 'Bà Lan' }
  const article = await server.given(articles, { article_type_id: type.id, ...written, ...shown })
  await server.given(menus, { name: 'Trang đầu', position: 'header', link_type: 'route', link_value: '/' })
  await server.given(banners, {
    type: 'main_banner',
    image: '/files/b.webp',
    title: 'Mùa hàu đã về',
    button_text: 'Xem',
  })
  await server.given(websites, { name: 'Bộ Nông nghiệp', url: 'https://mae.gov.vn' })
  await server.given(videos, { title: 'Giã chả mực', type: 'youtube', url: 'https://youtube.com/a' })
  await server.given(libraries, {
    title: 'Thông tư',
    kind: 'legal',
    issuer: 'Bộ Y tế',
    validity: 'in_force',
    files: [{ url: '/files/t.pdf', caption: 'Toàn văn' }],
  })
  const pages = [
    '/trang-chu',
    '/san-pham',
    `/san-pham/${product.slug}`,
    '/co-so',
    `/co-so/${manufacture.slug}`,
    '/tin-tuc',
    `/tin-tuc/${article.slug}`,
    '/thu-vien',
    '/video',
    '/thu-hoi',
    '/lien-he',
    '/tim-kiem?q=ga',
    '/tim-kiem?q=zzz',
    '/khong-co',
  ]
  await ask('PUT', `/traces/${active.id}/recall`, {
    recall_kind: 'voluntary',
    recall_reason: 'Vi sinh',
    recall_handling: 'destroy',
  })
  for (const url of pages) {
    const page = await get(url, { 'accept-language': 'en-GB,en;q=0.9,vi;q=0.1' })
    assert.match(page.body, /^<!doctype html><html lang="en">/, url)
    assert.match(String(page.headers['vary']), /accept-language/i, url)
    assert.match(page.body, /hrefLang="vi"|hreflang="vi"/, url)
    assert.deepEqual(
      chromeOf(page.body).filter((text) => marks.test(text)),
      [],
      url,
    )
    assert.match(
      (await get(`${url}${url.includes('?') ? '&' : '?'}lang=vi`, { 'accept-language': 'en' })).body,
      /<html lang="vi">/,
    )
  }
})

test('pages behind a code are in English, too, whatever they tell of it', async () => {
  const { active, product, ask } = await givenTrace(server)
  const english = { 'accept-language': 'en-GB,en;q=0.9' }
  const inEnglish = (html: string, what: string) => {
    assert.match(html, /^<!doctype html><html lang="en">/, what)
    assert.deepEqual(
      chromeOf(html).filter((text) => marks.test(text)),
      [],
      what,
    )
  }
  const { entry } = (await get(`/api/web/traces/${active.code}`)).json<{ data: { entry: PublicTrace } }>().data
  const visit: Visit = { language: 'en', chosen: false, base: '', path: '/', in_app: true }
  const label = { ...entry, kind: 'stamp' as const, serial: '000007', pin: { verified_at: '2026-11-12T03:05:00Z' } }
  const reasons = [
    { reason: null, reason_codes: [] },
    {
      reason: 'Quét từ 5 mạng khác nhau trong 3 ngày. Ở 4 nơi cách nhau tới 1.200 km',
      reason_codes: [
        { code: 'networks', figures: [5, 3] },
        { code: 'places', figures: [4, 1_200.4] },
      ],
    },
    {
      reason: 'Cơ sở sản xuất đang tạm dừng hoạt động trên hệ thống',
      reason_codes: [{ code: 'manufacture_paused', figures: [] }],
    },
    { reason: 'Cán bộ đã xem và khóa', reason_codes: [] },
  ] satisfies Pick<PublicTrace, 'reason' | 'reason_codes'>[]
  const recall = {
    kind: 'Thu hồi bắt buộc',
    reason: 'Vi sinh',
    handling: 'Tiêu hủy',
    recalled_at: '2026-11-12T03:05:00Z',
  }
  for (const result of ['valid', 'inactive', 'expired', 'suspended', 'suspect', 'locked', 'recalled'] as const)
    for (const reason of reasons)
      for (const trace of [entry, label, { ...label, revoked: { replaced_by: '000009' } }])
        inEnglish(
          drawTracePage({ ...trace, result, ...reason, recall }, null, visit),
          `${trace.kind} ${result} ${reason.reason}`,
        )
  for (const outcome of ['genuine', 'again', 'wrong', 'spent', 'blocked'] as const) {
    const answer = answerPin({ outcome, left: 2, verified_at: '2026-11-12T03:05:00Z' }, label)
    inEnglish(drawTracePage(label, answer, visit), `PIN ${outcome}`)
  }
  for (const message of [drawErrorPage, drawMaintenancePage, drawNotFoundPage]) {
    const html = message(entry.authority, visit)
    inEnglish(html, message.name)
    assert.match(html, /hrefLang="vi" href="\?lang=vi"/, message.name)
  }
  assert.doesNotMatch(drawTracePage(label, null, visit), /geo:|target="_blank"/)

  for (const url of [
    `/t/${active.code}`,
    '/t/220000000000',
    `/san-pham/${product.slug}/khong-thay-lo`,
    '/01/9521234001010/10/KHONG',
  ]) {
    const page = await server.app.inject({ url, headers: { ...english, accept: 'text/html' } })
    const shown = page.headers.location ? await get(page.headers.location, english) : page
    inEnglish(shown.body, url)
    assert.match(shown.body, /hrefLang="vi"/, url)
    assert.match(String(shown.headers['vary']), /accept-language/i, url)
  }
  assert.match(
    (await get(`/t/${active.code}?lang=vi`, english)).body,
    /<html lang="vi">.*Mã lô, không phải tem chống giả/s,
  )
  assert.match((await get(`/t/${active.code}`)).body, /hrefLang="en"/)
  await ask('PUT', `/traces/${active.id}/recall`, {
    recall_kind: 'voluntary',
    recall_reason: 'Vi sinh',
    recall_handling: 'destroy',
  })
  inEnglish((await get(`/t/${active.code}`, english)).body, 'recalled')
})

test('whoever chose English in the address keeps it from page to page', async () => {
  const { body } = await get('/trang-chu?lang=en', { 'accept-language': 'vi' })
  assert.match(body, /href="\/san-pham\?lang=en"/)
  assert.match(body, /<link rel="canonical" href="https:\/\/truyxuat\.example\.vn\/trang-chu\?lang=en"/)
})

const wishes: [accepts: string, language: 'vi' | 'en'][] = [
  ['', 'vi'],
  ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
  ['en-US,en;q=0.9', 'en'],
  ['fr-FR,fr;q=0.9,en;q=0.5', 'en'],
  ['en;q=0.4, vi;q=0.5', 'vi'],
  ['en;q=0', 'vi'],
  ['*', 'vi'],
  ['x'.repeat(5_000), 'vi'],
]

for (const [accepts, language] of wishes)
  test(`a browser that asks for "${accepts.slice(0, 30)}" is answered in ${language}`, () => {
    assert.equal(preferred(accepts), language)
  })
