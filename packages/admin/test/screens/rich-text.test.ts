// own process: needs a DOM that no other test file has touched
import './browser.ts'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { afterEach, test } from 'node:test'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import { richTextElements } from '@trace/define/text/rich-text.ts'
import { createElement } from 'react'
import { sanitise } from '@trace/platform/rich-text.ts'

const { cleanup, configure, fireEvent, render, screen, waitFor } = await import('@testing-library/react')
const { MantineProvider } = await import('@mantine/core')
const { cleanPasted } = await import('@trace/screens/resource/fields/rich-text/clean-paste.ts')
const { RichTextInput } = await import('@trace/screens/resource/fields/rich-text/rich-text-input.tsx')
const { extensions, parseRichText, writeRichText } =
  await import('@trace/screens/resource/fields/rich-text/rich-text-schema.ts')
const { getSchema } = await import('@tiptap/react')

// Long timeout, since a busy machine draws slowly: the awaited element appears within it or never.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

const schema = getSchema(extensions)
/** The text that is stored after a text was opened and saved. */
const savedAgain = (html: string) => sanitise(writeRichText(schema.nodeFromJSON(parseRichText(html))))

const PICTURE = '/files/2026/03/a.webp'
const texts: [what: string, html: string][] = [
  ['paragraphs', '<p>Một</p><p>Hai</p><p></p>'],
  ['line breaks and rules', '<p>Một<br />hai</p><hr /><p>Ba</p>'],
  ['headings', '<h2>Một</h2><h3>Hai</h3><h4>Mục con</h4><p>Ba</p>'],
  ['marks', '<p><strong>đậm</strong> <em>nghiêng</em> <u>gạch chân</u> <s>gạch bỏ</s> <code>mã</code></p>'],
  ['powers and indices', '<p>Mật độ <strong>10<sup>6</sup></strong> CFU/g, H<sub>2</sub>O, 5 m<sup>2</sup></p>'],
  ['code in bold', '<p><strong><code>x</code></strong></p>'],
  ['code over lines', '<pre>a\n  b</pre><pre><code>c\n  d</code></pre>'],
  ['quotations', '<blockquote>Một câu</blockquote><blockquote><p>Một</p><p>Hai</p></blockquote>'],
  [
    'lists',
    '<ul><li>Một</li><li><strong>Hai</strong> ba</li></ul><ol><li><p>Một</p></li><li><p>Hai</p><p>Ba</p></li></ol>',
  ],
  ['lists in lists', '<ul><li>Một<ul><li>Hai<ol><li>Ba</li></ol></li></ul></li></ul>'],
  [
    'links',
    '<p><a href="https://example.com/a" title="Quy định" target="_blank" rel="noopener noreferrer nofollow">xem</a>, <a href="/huong-dan" rel="noopener noreferrer nofollow">đọc</a>, <a href="mailto:a@example.com" rel="noopener noreferrer nofollow">thư</a></p>',
  ],
  [
    'pictures',
    `<img src="${PICTURE}" alt="Vườn" width="640" height="480" /><p>Trong <img src="${PICTURE}" /> dòng</p>`,
  ],
  [
    'pictures in lists and cells',
    `<ul><li><img src="${PICTURE}" /></li></ul><table><tbody><tr><td><img src="${PICTURE}" /> chữ</td></tr></tbody></table>`,
  ],
  ['captions', `<figure><img src="${PICTURE}" alt="" /><figcaption>Vườn <em>chè</em></figcaption></figure><p>Sau</p>`],
  [
    'a table with a caption',
    '<figure><figcaption>Bảng 1</figcaption><table><tbody><tr><td>a</td></tr></tbody></table></figure>',
  ],
  [
    'tables',
    '<table><thead><tr><th rowspan="2">Năm</th><th colspan="2">Sản lượng</th></tr><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td rowspan="2">2025</td><td>a</td><td><p>b</p><p>c</p></td></tr><tr><td></td><td><ul><li>d</li></ul></td></tr></tbody></table>',
  ],
  [
    'a table without a head',
    '<table><tbody><tr><th>a</th><th>b</th></tr><tr><td colspan="2">c</td></tr></tbody></table>',
  ],
  ['spaces that do not break', '<p>5\u00a0m² và 10\u00a0kg</p>'],
  ['what only looks like markup', '<p>a &lt; b &amp; c</p>'],
]

for (const [what, html] of texts) {
  test(`opening and saving changes nothing: ${what}`, () => {
    assert.equal(sanitise(html), html, 'the server keeps it')
    assert.equal(savedAgain(html), html)
  })
}

test('every element that the server keeps is among them, and every attribute', () => {
  const all = texts.map(([, html]) => html).join()
  for (const [name, attributes] of Object.entries(richTextElements)) {
    assert.match(all, new RegExp(`<${name}[\\s>]`), name)
    for (const attribute of attributes)
      assert.match(all, new RegExp(`<${name}[^>]* ${attribute}="`), `${name} ${attribute}`)
  }
})

test('the editor makes no element that the server drops', () => {
  const { nodes, marks } = schema
  for (const { spec } of [...Object.values(nodes), ...Object.values(marks)]) {
    const tags = (spec.parseDOM ?? []).flatMap(({ tag }) => (tag ? [tag.replace(/[^a-z0-9].*$/, '')] : []))
    const isKnown = (tag: string) => tag in richTextElements || ['b', 'i', 'del', 'strike', 'h1'].includes(tag)
    assert.deepEqual(
      tags.filter((tag) => tag && !isKnown(tag)),
      [],
    )
  }
})

const pastes: [from: string, html: string, kept: string, dropped: readonly RegExp[]][] = [
  [
    'Word',
    readFileSync(new URL('word-paste.html', import.meta.url), 'utf8').trim(),
    '<p>Mật độ <strong>10<sup>6</sup></strong> CFU/g, H<sub>2</sub>O, 5 m<sup>2</sup></p><h4>Mục con</h4><p>sau ảnh</p>',
    [/^1 ảnh của example\.com/],
  ],
  [
    'Word, with lists',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body><!--StartFragment-->
<h1 style='color:#2F5496'>Quy trình<o:p></o:p></h1>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Gieo</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Ngâm <b>hạt</b></p>
<p class=MsoNormal><span style='font-size:13.0pt'>Xong</span></p><!--EndFragment--></body></html>`,
    '<h2>Quy trình</h2><ul><li>Gieo<ol><li>Ngâm <strong>hạt</strong></li></ol></li></ul><p>Xong</p>',
    [/^màu, cỡ và kiểu chữ/],
  ],
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;">Đậm</span><span style="font-weight:400;"> 10</span><span style="font-weight:400;font-size:0.6em;vertical-align:super;">6</span></p><ul><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-style:italic;text-decoration:underline;">Mục</span></p></li></ul></b>',
    '<p><strong>Đậm</strong> 10<sup>6</sup></p><ul><li><p><em><u>Mục</u></em></p></li></ul>',
    [/^màu, cỡ/],
  ],
  [
    'a page',
    '<div class="x"><h5 onclick="a()">Tin</h5><div>Một <a href="javascript:a()">nút</a></div><iframe src="https://example.com"></iframe><script>a()</script><img src="file:///C:/a.png"><button>Mua</button></div>',
    '<h4>Tin</h4><p>Một nút</p>',
    [/^1 ảnh nằm trong tệp/, /^1 video hoặc khung nhúng/, /^1 ô nhập/, /^1 liên kết không an toàn/],
  ],
  [
    'a spreadsheet',
    '<table border=0 style="border-collapse:collapse"><colgroup><col width=64></colgroup><tbody><tr><td height=20 style="color:red">Năm</td><td colspan=2>5</td></tr></tbody></table>',
    '<table><tbody><tr><td>Năm</td><td colspan="2">5</td></tr></tbody></table>',
    [/^màu, cỡ/],
  ],
]

for (const [from, html, kept, dropped] of pastes) {
  test(`pasted from ${from}: what the editor has is kept, what was dropped is told`, () => {
    const cleaned = cleanPasted(html)
    assert.equal(savedAgain(cleaned.html), kept)
    assert.equal(cleaned.dropped.length, dropped.length, cleaned.dropped.join('\n'))
    for (const [at, loss] of dropped.entries()) assert.match(cleaned.dropped[at]!, loss)
  })
}

test('what the editor copies from itself is pasted as it was', () => {
  const own = '<p data-pm-slice="1 1 []">Một <sup>2</sup></p>'
  assert.equal(cleanPasted(own).html, own)
  const ours = `<p>a</p><img src="${location.origin}${PICTURE}">`
  assert.deepEqual(cleanPasted(ours).dropped, [])
  assert.equal(savedAgain(cleanPasted(ours).html), `<p>a</p><img src="${PICTURE}" />`)
})

/** Addresses with which uploads are answered, one after the other; null refuses an upload. */
let answers: (string | null)[] = []

class Request extends EventTarget {
  upload = new EventTarget()
  response: unknown
  open() {}
  setRequestHeader() {}
  send() {
    const url = answers.shift()
    this.response = url
      ? { code: 200, message: '', data: { url } }
      : { code: 422, message: 'Ảnh không đọc được', data: null }
    setTimeout(() => this.dispatchEvent(new Event('load')))
  }
}

/** Draws the editor; uploads are answered with these addresses, and what it sends to its form is collected. */
async function openEditor(value: string | null, addresses: (string | null)[]) {
  Object.assign(globalThis, { XMLHttpRequest: Request })
  answers = addresses
  const values: unknown[] = []
  const given = {
    field: articles.fields.content,
    path: 'content',
    value,
    error: undefined,
    entry: {},
    around: () => ({}),
    problems: {},
    change: (next: unknown) => void values.push(next),
  }
  render(createElement(MantineProvider, null, createElement(RichTextInput, given)))
  return { values, box: await screen.findByRole('textbox') }
}

test('pictures of the clipboard are uploaded where the cursor was; a broken one goes and is told', async () => {
  const { values, box } = await openEditor('<p>Một</p>', ['/files/2026/03/a.webp', null])
  const files = ['a.png', 'hỏng.png'].map((name) => new File(['.'], name, { type: 'image/png' }))
  fireEvent.paste(box, { clipboardData: { files, getData: () => '', types: ['Files'] } })
  assert.ok(await screen.findByText('hỏng.png: Ảnh không đọc được'))
  await waitFor(() => assert.match(String(values.at(-1)), /<img src="\/files\/2026\/03\/a\.webp">/))
  assert.doesNotMatch(String(values.at(-1)), /blob:|data-/)
  assert.equal(box.querySelectorAll('img').length, 1)
})

test('formatted text is pasted with its pictures, and the editor says what it dropped', async () => {
  const { values, box } = await openEditor(null, ['/files/2026/03/b.webp'])
  const html =
    '<p>10<sup>6</sup> <img src="data:image/png;base64,AAAA"></p><p><img src="https://example.com/a.jpg">sau</p>'
  fireEvent.paste(box, {
    clipboardData: {
      files: [],
      getData: (type: string) => ({ 'text/html': html, 'text/plain': '10 6' })[type] ?? '',
      types: ['text/html'],
    },
  })
  await waitFor(() => assert.equal(values.at(-1), '<p>10<sup>6</sup> <img src="/files/2026/03/b.webp"></p><p>sau</p>'))
  assert.ok(await screen.findByText(/^1 ảnh của example\.com/))
})
