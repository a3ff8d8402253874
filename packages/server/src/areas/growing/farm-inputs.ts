import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { farmInputs } from '@trace/domain/areas/growing/farm-inputs.ts'
import type { Permissions } from '@trace/define/permission.ts'
import { needs } from '@trace/define/resource.ts'
import { one, page } from '@trace/platform/operation/answers.ts'
import { filters } from '@trace/platform/operation/query.ts'
import { operation } from '@trace/platform/operation/operation.ts'

const PATH = '/api/admin/farm-inputs'

/** Authors of diaries choose inputs from the list. */
const writing: Permissions = needs(diaries, 'create', 'edit')

const list = operation({
  method: 'GET',
  path: PATH,
  needs: [...needs(farmInputs, 'list'), ...writing],
  summary: 'Danh mục vật tư',
  query: filters(farmInputs),
  answers: page(farmInputs),
  run: ({ query, store }) => store.page(farmInputs, query),
})

const show = operation({
  method: 'GET',
  path: `${PATH}/:id`,
  needs: [...needs(farmInputs, 'read', 'edit', 'update'), ...writing],
  summary: 'Xem vật tư',
  answers: one(farmInputs),
  run: async ({ id, store }) => ({ entry: await store.show(farmInputs, id) }),
})

export const farmInputOperations = [list, show]
