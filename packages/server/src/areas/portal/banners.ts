import { banners } from '@trace/domain/areas/portal/banners.ts'
import { needs } from '@trace/define/resource.ts'
import { editNeed, readNeed, shownAtOnceFields } from '@trace/platform/calls/crud.ts'
import { none, one, page } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { filters } from '@trace/platform/operation/query.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'

const lists = { 'main-banner-images': 'main_banner', 'second-banner-images': 'second_banner' } as const

/** Calls for one kind of banner, at its own address. */
const bannersAt = <const W extends keyof typeof lists>(word: W) => {
  const type = lists[word]
  const path = `/api/admin/configs/${word}` as const
  const name = banners.fields.type.choices![type]!.toLowerCase()
  const body = form(banners, { given: (sent) => ({ ...sent, type }), told: ['type'] })
  const own = async (store: Store, id: number): Promise<void> => {
    if ((await store.find(banners, id)).type !== type) throw new Refusal(404, 'Không tìm thấy ảnh bìa')
  }
  return [
    operation({
      method: 'GET',
      path,
      needs: needs(banners, 'list'),
      summary: `Danh sách ${name}`,
      query: filters(banners),
      answers: page(banners),
      run: ({ query, store }) => store.page(banners, { ...query, type }),
    }),
    operation({
      method: 'GET',
      path: `${path}/:id`,
      needs: readNeed(banners),
      summary: `Xem ${name}`,
      answers: one(banners),
      async run({ id, store }) {
        await own(store, id)
        return { entry: await store.show(banners, id) }
      },
    }),
    operation({
      method: 'POST',
      path,
      needs: needs(banners, 'create'),
      summary: `Thêm ${name}`,
      body: form(banners, { given: (sent) => ({ ...sent, type }), told: ['type'], also: shownAtOnceFields(banners) }),
      answers: one(banners),
      run: async ({ body: values, store }) => ({ entry: await store.insert(banners, values) }),
    }),
    operation({
      method: 'PUT',
      path: `${path}/:id`,
      needs: editNeed(banners),
      summary: `Sửa ${name}`,
      body,
      answers: one(banners),
      async run({ id, body: values, version, store }) {
        await own(store, id)
        return { entry: await store.update(banners, id, values, { version }) }
      },
    }),
    operation({
      method: 'DELETE',
      path: `${path}/:id`,
      needs: needs(banners, 'update'),
      summary: `Xóa ${name}`,
      answers: none,
      async run({ id, store }) {
        await own(store, id)
        await store.remove(banners, id)
      },
    }),
  ]
}

export const bannerOperations = [...bannersAt('main-banner-images'), ...bannersAt('second-banner-images')]
