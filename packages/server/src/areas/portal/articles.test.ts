import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import { needs } from '@trace/define/resource.ts'
import { entryOf, idOf } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

async function givenArticle() {
  const editor = await server.signIn([...needs(articles, 'create', 'edit', 'read', 'update')])
  const form = {
    title: 'Vụ na mới',
    content: '<p>Na Đông Triều vào vụ</p>',
    thumbnail: '/files/na.webp',
    article_type_id: await idOf(server, 'article_types', 'TIN-TUC'),
  }
  return { editor, form, article: entryOf(await editor('POST', '/articles', form)) }
}

test('an article is published once it is approved, and leaves the site with its approval', async () => {
  const { editor, article } = await givenArticle()
  const turn = (word: 'publish' | 'approved') => editor('PUT', `/articles/${article.id}/change-${word}`)
  const early = await turn('publish')
  assert.deepEqual([early.code, early.message], [422, 'Bài viết chưa được duyệt'])
  assert.equal(entryOf(await turn('approved')).approved_by, editor.userId)
  const published = entryOf(await turn('publish'))
  assert.equal(published.is_publish, true)
  assert.ok(published.published_at)
  const taken = entryOf(await turn('approved'))
  assert.deepEqual([taken.is_approved, taken.is_publish, taken.approved_by], [false, false, null])
})

const edits: [what: string, change: object, approved: boolean][] = [
  ['another text', { content: '<p>Khác</p>' }, false],
  ['another title', { title: 'Vụ na khác' }, false],
  ['another author', { author_name: 'Lê Văn C' }, false],
]
for (const [what, change, approved] of edits) {
  test(`${what} ${approved ? 'leaves' : 'clears'} the approval of an article, unless its editor may approve`, async () => {
    const { editor, form, article } = await givenArticle()
    await editor('PUT', `/articles/${article.id}/change-approved`)
    await editor('PUT', `/articles/${article.id}/change-publish`)
    const writer = await server.signIn([...needs(articles, 'edit')])
    const { is_approved, is_publish } = entryOf(await writer('PUT', `/articles/${article.id}`, { ...form, ...change }))
    assert.deepEqual([is_approved, is_publish], [approved, approved])
    await editor('PUT', `/articles/${article.id}/change-approved`, { is_approved: true })
    assert.equal(entryOf(await editor('PUT', `/articles/${article.id}`, form)).is_approved, true)
  })
}

test('a writer is told before saving that a published article waits again, and after', async () => {
  const { editor, article } = await givenArticle()
  await editor('PUT', `/articles/${article.id}/change-approved`)
  const published = entryOf(await editor('PUT', `/articles/${article.id}/change-publish`))
  const writer = await server.signIn([...needs(articles, 'edit')])
  const save = (more: object) =>
    writer('PUT', `/articles/${article.id}`, { ...published, ...more, version: undefined }, { 'ask-back': '1' })
  assert.equal((await save({})).message, 'Đã lưu Vụ na mới', 'nothing changes, nothing is asked')

  const asked = await save({ title: 'Vụ na 2026' })
  assert.deepEqual(
    [asked.code, asked.message],
    [409, 'Bài đã duyệt: lưu thay đổi thì bài chờ duyệt lại và được gỡ khỏi trang công khai. Vẫn lưu?'],
  )
  assert.equal((await server.row('articles', article.id))['is_publish'], true)
  const saved = await save({ title: 'Vụ na 2026', confirm: true })
  assert.deepEqual(
    [saved.code, saved.message],
    [200, 'Đã lưu Vụ na 2026: bài chờ duyệt lại và được gỡ khỏi trang công khai'],
  )
  assert.equal((await server.row('articles', article.id))['is_publish'], false)
  assert.equal((await save({ title: 'Vụ na 2027' })).code, 200, 'one that waits is not asked about')
})

test('scripts do not come into an article', async () => {
  const { editor, form } = await givenArticle()
  const { content } = entryOf(
    await editor('POST', '/articles', {
      ...form,
      content: '<p onclick="x()">Chào</p><script>x()</script>',
    }),
  )
  assert.equal(content, '<p>Chào</p>')
})
