import type { CodeResult } from '@trace/domain/areas/scans/scan-results.ts'
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { answerPin, answerScan, drawErrorPage, drawNotFoundPage, drawTracePage, siteAssets } from '@trace/site'
import type { PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import type { PinCheck } from '@trace/site'
import { sayIn } from '../src/words.ts'
import { worthKnowing } from '../src/worth-knowing.ts'
import { fullTrace, minimalTrace, recalledTrace } from './sample-traces.ts'

const results: [result: CodeResult, title: string][] = [
  ['valid', 'Tem do tỉnh cấp, chưa thấy dấu hiệu sao chép'],
  ['inactive', 'Tem chưa được kích hoạt'],
  ['expired', 'Sản phẩm đã hết hạn'],
  ['suspect', 'Tem đang bị nghi vấn'],
  ['locked', 'Tem đã bị khóa'],
  ['recalled', 'Sản phẩm đang bị thu hồi'],
]

const secure: PublicTrace = { ...fullTrace, pin: { verified_at: null } }
const verified_at = '2026-11-12T03:05:00Z'

const answers: [check: PinCheck, title: string][] = [
  [{ outcome: 'genuine', left: 4, verified_at }, 'Tem chính hãng'],
  [{ outcome: 'again', left: 4, verified_at }, 'Mã PIN đúng, nhưng đã được dùng trước đó'],
  [{ outcome: 'wrong', left: 3, verified_at: null }, 'Mã PIN không đúng'],
  [{ outcome: 'spent', left: 0, verified_at: null }, 'Mã PIN không đúng, đã hết lượt thử'],
  [{ outcome: 'blocked', left: 0, verified_at: null }, 'Tạm dừng kiểm tra mã PIN'],
]
const answered = (check: PinCheck) => drawTracePage(secure, answerPin(check, secure))

const pages: [name: string, html: string][] = [
  ['secure stamp', drawTracePage(secure)],
  ['secure stamp that was verified before', drawTracePage({ ...secure, pin: { verified_at } })],
  ['stamp that was replaced', drawTracePage({ ...fullTrace, result: 'locked', revoked: { replaced_by: '000009' } })],
  ...answers.map(([check]): [string, string] => [`answer "${check.outcome}" to a PIN`, answered(check)]),
  ...results.map(([result]): [string, string] => [`${result} stamp`, drawTracePage({ ...recalledTrace, result })]),
  ...results.map(([result]): [string, string] => [
    `${result} trace with little to tell`,
    drawTracePage({ ...minimalTrace, result }),
  ]),
  ['page for an unknown code', drawNotFoundPage(fullTrace.authority)],
  ['page for an unknown code before any settings', drawNotFoundPage()],
  ['page for a defect', drawErrorPage()],
]

const bodyOf = (html: string) => html.slice(html.indexOf('<body>'))
const before = (html: string, first: string, second: string) => {
  assert.ok(html.includes(first), `"${first}" is missing`)
  assert.ok(html.indexOf(first) < html.indexOf(second), `"${first}" comes after "${second}"`)
}

for (const [result, title] of results) {
  test(`a ${result} stamp says "${title}"`, () => {
    const html = bodyOf(drawTracePage({ ...fullTrace, result }))
    assert.ok(html.includes(`<h2 id="verdict">${title}</h2>`))
    assert.ok(html.includes(`verdict-${result}`))
  })
}

for (const [check, title] of answers) {
  test(`a PIN that is ${check.outcome} is answered with "${title}"`, () => {
    const html = answered(check)
    assert.ok(html.includes(`<p class="pin-title">${title}</p>`))
    assert.equal(html.includes('name="pin"'), check.outcome === 'wrong', 'one tries again only where that makes sense')
    assert.equal(html.includes('Có, đây là tem thật'), check.outcome === 'genuine', 'a doubt stands alone')
    assert.ok(!html.includes('<script src'), 'an answer counts no scan')
  })
}

test('an answer to a PIN says on paper when it was given, also where no verdict stands on the page', () => {
  for (const [check] of answers) {
    const [answer = ''] = /<div class="pin-answer.*?<\/div>/s.exec(answered(check)) ?? []
    assert.match(answer, /<p class="printed">Trang lập lúc \d\d\/\d\d\/\d{4} \d\d:\d\d<\/p>/, check.outcome)
  }
})

test('a right PIN does not clear a suspect stamp', () => {
  const answer = answerPin({ outcome: 'genuine', left: 4, verified_at }, { ...secure, result: 'suspect' })
  assert.equal(answer.title, 'Mã PIN đúng, nhưng tem đang bị nghi vấn')
})

test('only a stamp with a covering asks for what is under it, and tells when that was known before', () => {
  assert.ok(!drawTracePage(fullTrace).includes('Mã PIN'))
  assert.ok(drawTracePage(secure).includes('Mã PIN dưới lớp phủ'))
  assert.ok(
    drawTracePage({ ...secure, pin: { verified_at } }).includes('đã được xác thực lần đầu lúc 12/11/2026 10:05'),
  )
})

const revoked: [replaced_by: string | null, title: string][] = [
  [null, 'Tem đã bị hủy, không còn giá trị'],
  ['000009', 'Tem đã bị thay thế, không còn giá trị'],
]
for (const [replaced_by, title] of revoked) {
  test(`a revoked stamp ${replaced_by ? `that ${replaced_by} stands in for` : 'without another'} says "${title}"`, () => {
    const html = bodyOf(drawTracePage({ ...fullTrace, result: 'locked', revoked: { replaced_by } }))
    assert.ok(html.includes(`<h2 id="verdict">${title}</h2>`))
    assert.equal(html.includes('tem số 000009 đã được cấp thay'), replaced_by !== null)
  })
}

test('a recalled product warns before anything else, and tells kind, reason and handling', () => {
  const html = bodyOf(drawTracePage(recalledTrace))
  before(html, 'Sản phẩm đang bị thu hồi', '<img')
  before(html, 'Mẫu kiểm nghiệm vượt ngưỡng dư lượng kháng sinh cho phép', '<h1>')
  before(html, 'Thu hồi bắt buộc', '<h1>')
  before(html, 'Tiêu hủy', '<h1>')
})

test('the answer comes first, then the picture, then the name', () => {
  const html = bodyOf(drawTracePage(fullTrace))
  before(html, 'Sản phẩm này có thật không?', '<img')
  before(html, 'Cho biết nơi quét', '<img')
  before(html, 'Đã quét 2 lượt', '<img')
  before(html, 'Tem do tỉnh cấp, chưa thấy dấu hiệu sao chép', '<h1>Gà Tiên Yên thả đồi</h1>')
})

test('a suspect stamp says why', () => {
  const reason = 'Tem được quét ở hai nơi cách nhau 1.300 km trong 5 phút.'
  const html = drawTracePage({ ...fullTrace, result: 'suspect', reason })
  assert.ok(html.includes(reason))
})

test('dates and moments are shown as in Vietnam', () => {
  const html = drawTracePage(fullTrace)
  assert.ok(html.includes('18/11/2026'))
  assert.ok(html.includes('05/07/2026 07:30'))
  assert.ok(html.includes('11/11/2026 05:00'), 'a moment late in the day in UTC belongs to the next day')
})

const startLabels: [sector: PublicTrace['sector'], label: string][] = [
  ['plant', 'Ngày trồng'],
  ['animal', 'Ngày nhập giống'],
  ['seafood', 'Ngày thả giống'],
  ['processing', 'Ngày nhập nguyên liệu'],
]
for (const [sector, label] of startLabels) {
  test(`the first date of the sector ${sector} is called "${label}"`, () => {
    assert.ok(drawTracePage({ ...fullTrace, sector }).includes(`<dt>${label}</dt>`))
  })
}

test('a long story folds its middle away and keeps it on the page', () => {
  const diaries = Array.from({ length: 30 }, (_, index) => ({
    ...fullTrace.diaries[0]!,
    title: `Công việc ${index + 1}`,
  }))
  const html = drawTracePage({ ...fullTrace, diaries })
  assert.ok(html.includes('Xem thêm 20 công việc'))
  for (const { title } of diaries) assert.equal(html.split(`<h3>${title}</h3>`).length, 2)
})

test('the outline of the area is drawn with its scale, its coordinates open a map', () => {
  const html = drawTracePage(fullTrace)
  assert.match(html, /<svg class="sketch"[\s\S]*100 m/)
  assert.ok(html.includes('href="geo:21.40512,107.31877?q=21.40512,107.31877"'))
  assert.ok(html.includes('21,40512° Bắc'))
})

test('a stamp and whatever is not valid stay out of search engines; the trace itself does not', () => {
  assert.ok(drawTracePage(fullTrace).includes('noindex'))
  assert.ok(drawTracePage({ ...minimalTrace, result: 'expired' }).includes('noindex'))
  assert.ok(!drawTracePage(minimalTrace).includes('noindex'))
})

test('a missing item of the ten is counted and named', () => {
  const compliance = fullTrace.compliance.map((item, index) => ({ ...item, passed: index !== 8 }))
  const html = drawTracePage({ ...fullTrace, compliance })
  assert.ok(html.includes('Đủ 9/10'))
  assert.equal(html.split('(chưa có)').length, 2)
})

const english =
  /\b(undefined|null|nan|true|false|object|error|loading|found|scan|stamp|trace|product|valid|invalid|inactive|expired|suspect|locked|recalled|date|name|status|address|phone|quantity|weight|certificate|the|and|of|with|for|from|by)\b/i

/** What a reader sees or hears: texts, and the attributes that are read aloud. */
function wordsOf(html: string): string {
  const spoken = [...html.matchAll(/ (?:alt|aria-label)="([^"]*)"/g)].map(([, words]) => words)
  const described = [
    ...html.matchAll(/<meta (?:name="description"|property="og:(?:title|description)") content="([^"]*)"/g),
  ].map(([, words]) => words)
  const texts = html.replace(/https?:\/\/\S+|\S+@\S+|\S+\.example\.com/g, ' ').replace(/<[^>]*>/g, ' ')
  return [texts, ...spoken, ...described].join(' ')
}

for (const [name, html] of pages) {
  test(`the ${name} holds no English and nothing undefined`, () => {
    assert.doesNotMatch(wordsOf(html), english)
  })

  test(`the ${name} keeps to the strictest content policy`, () => {
    assert.doesNotMatch(html, /<style| style=| on[a-z]+=|javascript:/i)
    for (const [script] of html.matchAll(/<script[\s\S]*?<\/script>/g))
      assert.match(script, /^<script (src="\/site\/[\w.-]+" defer=""|type="application\/ld\+json")>[^<]*<\/script>$/)
  })

  test(`the ${name} asks only our own server for anything`, () => {
    const addresses = [
      ...html.matchAll(/<(?:img|script)[^>]* src="([^"]*)"|<link rel="(?:icon|stylesheet)" href="([^"]*)"/g),
    ].map(([, src, href]) => src ?? href ?? '')
    assert.ok(addresses.length > 0)
    for (const address of addresses) assert.match(address, /^\/(site|files)\//)
  })
}

/** Replaces every text, except choices from a list, addresses, dates, and HTML that is declared as such. */
function replaceTexts<T>(value: T, text: string): T {
  const replaced = JSON.stringify(value, (key, held: unknown) =>
    typeof held === 'string' &&
    !/^(kind|result|sector|status|type|description_html|.*_url|url|.*_at|.*_date|date)$/.test(key)
      ? text
      : held,
  )
  return JSON.parse(replaced)
}

test('whatever people typed stays text', () => {
  const evil = `"><img src=x onerror=alert(1)><script>alert('x')</script>`
  const html = drawTracePage({ ...replaceTexts(recalledTrace, evil), reason: evil })
  assert.ok(html.includes('&lt;script&gt;'))
  assert.equal(html.split('<script').length, 3, 'only our own script and data are there')
  assert.doesNotMatch(html, /<[^>"]*("[^"]*"[^>"]*)* onerror/)
})

test('a website that is not a web address is no link', () => {
  const html = drawTracePage({ ...fullTrace, producer: { ...fullTrace.producer, website: 'javascript:alert(1)' } })
  assert.doesNotMatch(html, /href="javascript/)
})

test('everything that a page or its style asks for is there to serve', () => {
  const files = readdirSync(siteAssets.folder)
  const style = files
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(new URL(name, siteAssets.folder), 'utf8'))
    .join('')
  const asked = [...`${drawTracePage(fullTrace)}${style}`.matchAll(/\/site\/([\w.-]+)/g)].map(([, name]) => name!)
  assert.ok(asked.length >= 6)
  for (const name of asked) assert.ok(files.includes(name), `${name} is missing`)
})

test('the script stays under 2.2 kB, and what reads the camera is no part of it', () => {
  const scripts = readdirSync(siteAssets.folder).filter((name) => name.endsWith('.js'))
  const asked = [...drawTracePage(fullTrace).matchAll(/<script src="\/site\/([^"]+)"/g)].map(([, name]) => name!)
  assert.equal(asked.length, 1)
  assert.ok(readFileSync(new URL(asked[0]!, siteAssets.folder)).length < 2200)
  assert.ok(scripts.some((name) => name.startsWith('scan-camera')))
})

test('before the diary stand the withdrawal that was kept, a valid certificate and the days since the harvest', () => {
  const html = bodyOf(drawTracePage(fullTrace))
  before(html, 'Đã đủ thời gian cách ly', 'Từ nơi sản xuất đến tay bạn')
  before(html, 'Toltrazuril 2,5%: dùng ngày 02/09/2026, cần 7 ngày, thu hoạch sau 69 ngày', 'Từ nơi sản xuất')
  before(html, 'VietGAHP còn hiệu lực', 'Từ nơi sản xuất đến tay bạn')
  before(html, 'Thu hoạch ', 'Từ nơi sản xuất đến tay bạn')
})

const say = sayIn('vi')
const told = (changes: Partial<PublicTrace>) =>
  worthKnowing({ ...fullTrace, ...changes }, say, '2026-11-12').map(({ title, line }) => `${title}. ${line}`)

test('what is worth knowing follows from what the page shows, and is left out where nothing shows it', () => {
  assert.deepEqual(told({}).slice(1), [
    'VietGAHP còn hiệu lực. Số VG-22-0158, đến 28/02/2028',
    'Thu hoạch 2 ngày trước. Còn 6 ngày đến hạn sử dụng',
  ])
  assert.deepEqual(told({ withdrawal_kept: null, certificates: [], expired_date: null, test_results: [] }), [
    'Thu hoạch 2 ngày trước. 10/11/2026',
  ])
  const unkept = told({ withdrawal_kept: null })
  assert.ok(
    !unkept.some((one) => one.startsWith('Đã đủ thời gian cách ly')),
    'the diaries that are shown prove nothing',
  )
  assert.ok(unkept.includes('Đã kiểm nghiệm. Salmonella trong 25 g: Không phát hiện'))
  assert.ok(!told({ harvest_date: '2026-11-20' }).some((one) => one.startsWith('Thu hoạch')), 'a day to come')
  assert.deepEqual(worthKnowing(minimalTrace, say, '2026-11-12'), [])
})

test('a code that is not in order praises nothing', () => {
  for (const result of ['suspect', 'locked', 'held', 'expired', 'recalled'] as const)
    assert.ok(!drawTracePage({ ...recalledTrace, result }).includes('class="worth"'), result)
})

test('the producer has a face: a picture and the first sentence, before the diary', () => {
  const html = bodyOf(drawTracePage(fullTrace))
  before(html, 'src="/files/farm-small.png"', 'Từ nơi sản xuất đến tay bạn')
  before(html, '<p>Nuôi gà Tiên Yên thả đồi, ăn ngô, thóc và rau rừng.</p>', 'Từ nơi sản xuất đến tay bạn')
  assert.ok(!bodyOf(drawTracePage(minimalTrace)).includes('class="face"'))
})

test('the next code is a press away wherever one stands, but on the answer to a PIN', () => {
  const all = [fullTrace, minimalTrace, { ...fullTrace, result: 'suspect' as const }].map((trace) =>
    drawTracePage(trace),
  )
  for (const html of [...all, drawNotFoundPage(fullTrace.authority)])
    assert.match(html, /id="scan-other" data-camera="\/site\/scan-camera[\w-]+\.js" hidden/)
  assert.ok(!answered({ outcome: 'wrong', left: 3, verified_at: null }).includes('scan-other'))
})

const sentences: [
  found: Partial<PublicTrace>,
  sentence: string,
  warning: string | null,
  standing?: 'first' | 'repeated',
][] = [
  [{ scans: { ...fullTrace.scans, count: 1 } }, 'Bạn là người đầu tiên quét tem này.', null, 'first'],
  [
    { scans: { ...fullTrace.scans, count: 1, last_place: null } },
    'Đã quét 1 lượt; lần đầu ngày 12/11/2026; gần nhất ngày 12/11/2026.',
    null,
    'repeated',
  ],
  [
    { scans: { ...fullTrace.scans, count: 1, last_place: null } },
    'Đã quét 1 lượt; lần đầu ngày 12/11/2026; gần nhất ngày 12/11/2026.',
    null,
  ],
  [{ scans: { ...fullTrace.scans, count: 3 } }, 'Lượt quét thứ 3; lần đầu ngày 12/11/2026.', null],
  [
    { result: 'suspect', reason: 'Quét ở hai nơi rất xa nhau.' },
    'Lượt quét thứ 2; lần đầu ngày 12/11/2026.',
    'Tem đang bị nghi vấn. Quét ở hai nơi rất xa nhau.',
  ],
  [{ result: 'inactive' }, 'Lượt quét thứ 2; lần đầu ngày 12/11/2026.', 'Tem chưa được kích hoạt'],
]
for (const [found, sentence, warning, standing = 'counted'] of sentences) {
  test(`a ${standing} scan is put into words: "${sentence}" ${warning ? `with "${warning}"` : 'without a warning'}`, () => {
    const answer = answerScan({ ...fullTrace, ...found }, standing)
    assert.equal(answer.sentence, sentence)
    assert.equal(answer.warning, warning)
  })
}

test('a page tells the scans counted so far, and that its own is not', () => {
  assert.ok(
    drawTracePage(fullTrace).includes(
      'Đã quét 2 lượt; lần đầu ngày 12/11/2026; gần nhất ngày 12/11/2026 tại Quảng Ninh. Lượt quét này chưa được ghi nhận.',
    ),
  )
  for (const language of ['vi', 'en'] as const) {
    const visit = { language, chosen: true, base: 'https://truyxuat.vi-du.vn', path: '/t/1', in_app: false }
    const html = drawTracePage(minimalTrace, null, visit)
    assert.ok(!/đầu tiên quét|first to scan/.test(html))
    assert.ok(
      html.includes(
        language === 'vi' ? '>Lượt quét này chưa được ghi nhận.<' : '>This scan has not been recorded yet.<',
      ),
    )
  }
})

test('the pages are built for production, whatever the environment says', () => {
  const built = readFileSync(new URL('../index.js', siteAssets.folder), 'utf8')
  assert.ok(!built.includes('fileName:'), 'drawing code tells where it was written')
})

test('a warning about a label is shared as a warning, at its own address', () => {
  for (const result of ['suspect', 'locked', 'recalled', 'expired'] as const) {
    const html = drawTracePage({ ...fullTrace, result })
    const own = new URL(`/s/${fullTrace.code}`, fullTrace.canonical_url).href
    assert.ok(
      html.includes(`<link rel="canonical" href="${own}"/>`) && html.includes(`property="og:url" content="${own}"`),
    )
    assert.match(html, /<title>(Tem đang bị nghi vấn|Tem đã bị khóa|Sản phẩm đang bị thu hồi|Sản phẩm đã hết hạn): /)
  }
})

test('only a PIN that was just right proves a package genuine', () => {
  const lot = drawTracePage({ ...fullTrace, kind: 'trace', serial: null, pin: null })
  assert.ok(lot.includes('không chứng minh được riêng sản phẩm nào là thật') && !lot.includes('Có, '))
  const label = drawTracePage(fullTrace)
  assert.ok(label.includes('Chưa thấy dấu hiệu tem bị sao chép') && !label.includes('>Có, '))
})

test('the farm of a person is shown by a circle of a kilometre', () => {
  const around = { latitude: 21.33, longitude: 107.39, kilometres: 1 }
  const area = { ...fullTrace.area!, boundary: null, latitude: null, longitude: null, around }
  const html = drawTracePage({ ...fullTrace, area })
  assert.ok(html.includes('Trong vòng 1 km') && html.includes('<circle') && !html.includes('geo:'))
})
