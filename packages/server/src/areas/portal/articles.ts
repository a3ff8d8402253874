import { isDeepStrictEqual } from 'node:util'
import { articles, can, needs } from '@trace/domain'
import { mayEdit, wanted } from '../../engine/calls/crud.ts'
import { operation } from '../../engine/operation.ts'
import type { Operation } from '../../engine/operation.ts'
import { Refusal } from '../../engine/refusal.ts'

const PATH = '/api/admin/articles'

/** What the approval of an article speaks of. */
const CONTENT = ['title', 'summary', 'content', 'thumbnail', 'images', 'attachments'] as const

const withdrawn = { is_approved: false, approved_by: null, approved_at: null, is_publish: false }

/** Who may not approve edits an approved article back into waiting, and off the site. */
const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: mayEdit(articles),
  summary: 'Sửa bài viết',
  input: {},
  async run({ id, body, viewer, store }) {
    const before = await store.find(articles, id)
    const values = store.read(articles, body)
    const isOther = before.is_approved && CONTENT.some((field) => !isDeepStrictEqual(values[field], before[field]))
    const patch = isOther && !can(viewer.permissions, needs(articles, 'update')) ? { ...values, ...withdrawn } : values
    return { entry: await store.update(articles, id, patch, { version: body['version'] }) }
  },
})

const changeApproved = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-approved`,
  needs: needs(articles, 'update'),
  logs: 'approve',
  input: {},
  summary: 'Duyệt bài viết hoặc bỏ duyệt',
  async run({ id, body, viewer, store }) {
    const is_approved = wanted(articles, 'is_approved', await store.find(articles, id), body)
    const approved = { is_approved, approved_by: viewer.id || null, approved_at: store.now().toISOString() }
    return { entry: await store.update(articles, id, is_approved ? approved : withdrawn) }
  },
})

/** Puts an approved article on the public site, or takes it off again. */
const changePublish = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-publish`,
  needs: needs(articles, 'update'),
  logs: 'toggle',
  input: {},
  summary: 'Xuất bản bài viết hoặc gỡ xuống',
  async run({ id, body, store }) {
    const row = await store.find(articles, id)
    const is_publish = wanted(articles, 'is_publish', row, body)
    if (is_publish && !row.is_approved) throw new Refusal(422, 'Bài viết chưa được duyệt')
    const published_at = is_publish ? (row.published_at ?? store.now().toISOString()) : row.published_at
    return { entry: await store.update(articles, id, { is_publish, published_at }) }
  },
})

export const articleOperations: Operation[] = [edit, changeApproved, changePublish]
