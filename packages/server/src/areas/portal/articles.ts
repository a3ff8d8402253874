import { isDeepStrictEqual } from 'node:util'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import { flag } from '@trace/define/kinds/index.ts'
import { can } from '@trace/define/permission.ts'
import { formFields, needs } from '@trace/define/resource.ts'
import { one } from '@trace/platform/operation/answers.ts'
import { form, toggled } from '@trace/platform/operation/body.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import { AnswerWithMessage, operation } from '@trace/platform/operation/operation.ts'
import { Refusal } from '@trace/platform/refusal.ts'

const PATH = '/api/admin/articles'

/** An article's approval covers all fields of its form, including address, author and texts for search engines. */
const CONTENT = Object.keys(formFields(articles)) as (keyof typeof articles.fields)[]

const withdrawn = { is_approved: false, approved_by: null, approved_at: null, is_publish: false }

const confirming = { confirm: flag('Vẫn lưu', { help: 'Khi bài đã duyệt sẽ chờ duyệt lại' }) }

/**
 * An edit by someone who may not approve makes an approved article wait for approval again, and unpublishes it; asked
 * about before if the client can ask its user (header `Ask-Back`), and said afterwards.
 */
const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: editNeed(articles),
  summary: 'Sửa bài viết',
  body: form(articles, { also: confirming }),
  answers: one(articles),
  async run({ id, body: { confirm, ...body }, version, viewer, store }) {
    const before = await store.find(articles, id)
    const isOther = before.is_approved && CONTENT.some((field) => !isDeepStrictEqual(body[field], before[field]))
    if (!isOther || can(viewer.permissions, needs(articles, 'update')))
      return { entry: await store.update(articles, id, body, { version }) }
    const loses = before.is_publish ? 'chờ duyệt lại và được gỡ khỏi trang công khai' : 'chờ duyệt lại'
    if (store.asksBack && !confirm)
      throw new Refusal(409, `Bài đã duyệt: lưu thay đổi thì bài ${loses}. Vẫn lưu?`, {
        data: { confirm: true, title: 'Bài viết sẽ chờ duyệt lại' },
      })
    const entry = await store.update(articles, id, { ...body, ...withdrawn }, { version })
    return new AnswerWithMessage(`Đã lưu ${entry.title}: bài ${loses}`, { entry })
  },
})

const changeApproved = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-approved`,
  needs: needs(articles, 'update'),
  logs: 'approve',
  summary: 'Duyệt bài viết hoặc bỏ duyệt',
  body: toggled('is_approved', articles.fields.is_approved),
  answers: one(articles),
  async run({ id, body, viewer, store }) {
    const is_approved = body.is_approved ?? !(await store.find(articles, id)).is_approved
    const approved = { is_approved, approved_by: viewer.id || null, approved_at: store.now().toISOString() }
    return { entry: await store.update(articles, id, is_approved ? approved : withdrawn) }
  },
})

/** Publishes an approved article, or unpublishes it. */
const changePublish = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-publish`,
  needs: needs(articles, 'update'),
  logs: 'toggle',
  summary: 'Xuất bản bài viết hoặc gỡ xuống',
  body: toggled('is_publish', articles.fields.is_publish),
  answers: one(articles),
  async run({ id, body, store }) {
    const row = await store.find(articles, id)
    const is_publish = body.is_publish ?? !row.is_publish
    if (is_publish && !row.is_approved) throw new Refusal(422, 'Bài viết chưa được duyệt')
    const published_at = is_publish ? (row.published_at ?? store.now().toISOString()) : row.published_at
    return { entry: await store.update(articles, id, { is_publish, published_at }) }
  },
})

export const articleOperations = [edit, changeApproved, changePublish]
