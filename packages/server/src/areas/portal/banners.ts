import { banners, needs } from '@trace/domain'
import { mayEdit, mayRead } from '../../engine/calls/crud.ts'
import { operation } from '../../engine/calls/operation-by-hand.ts'
import type { Operation } from '../../engine/operation.ts'
import { Refusal } from '../../engine/refusal.ts'
import type { Store } from '../../engine/store/store.ts'

const lists = { 'main-banner-images': 'main_banner', 'second-banner-images': 'second_banner' } as const

/** Both kinds of banner, each at an address of its own. */
export const bannerOperations: Operation[] = Object.entries(lists).flatMap(([word, type]) => {
  const path = `/api/admin/configs/${word}`
  const name = banners.fields.type.choices![type]!.toLowerCase()
  const own = async (store: Store, id: number): Promise<void> => {
    if ((await store.find(banners, id)).type !== type) throw new Refusal(404, 'Không tìm thấy banner')
  }
  return [
    operation({
      method: 'GET',
      path,
      needs: needs(banners, 'list'),
      summary: `Danh sách ${name}`,
      input: {},
      run: ({ query, store }) => store.page(banners, { ...query, type }),
    }),
    operation({
      method: 'GET',
      path: `${path}/:id`,
      needs: mayRead(banners),
      summary: `Xem ${name}`,
      input: {},
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
      input: {},
      run: async ({ body, store }) => ({ entry: await store.insert(banners, store.read(banners, { ...body, type })) }),
    }),
    operation({
      method: 'PUT',
      path: `${path}/:id`,
      needs: mayEdit(banners),
      summary: `Sửa ${name}`,
      input: {},
      async run({ id, body, store }) {
        await own(store, id)
        return {
          entry: await store.update(banners, id, store.read(banners, { ...body, type }), { version: body['version'] }),
        }
      },
    }),
    operation({
      method: 'DELETE',
      path: `${path}/:id`,
      needs: needs(banners, 'update'),
      summary: `Xóa ${name}`,
      input: {},
      async run({ id, store }) {
        await own(store, id)
        await store.remove(banners, id)
      },
    }),
  ]
})
