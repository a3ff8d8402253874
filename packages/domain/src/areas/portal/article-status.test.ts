import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownArticleStatus } from './article-status.ts'

const whole = { content: '<p>Vụ mới</p>', thumbnail: '/files/1.webp', is_approved: false, is_publish: false }

const cases: [what: string, article: typeof whole, label: string][] = [
  ['without text', { ...whole, content: '' }, 'Nháp'],
  ['without a picture', { ...whole, thumbnail: '' }, 'Nháp'],
  ['complete', whole, 'Chờ duyệt'],
  ['whose approval was cleared after it was published', { ...whole, is_publish: true }, 'Chờ duyệt'],
  ['approved', { ...whole, is_approved: true }, 'Đã duyệt'],
  ['approved and published', { ...whole, is_approved: true, is_publish: true }, 'Đã xuất bản'],
]

for (const [what, article, label] of cases) {
  test(`an article ${what} is shown as '${label}'`, () => {
    assert.equal(shownArticleStatus(article).label, label)
  })
}
