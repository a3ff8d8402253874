import { productUnits } from '@trace/domain/areas/catalogue/product-units.ts'
import { needs } from '@trace/define/resource.ts'
import type { Row } from '@trace/define/resource.ts'
import { one } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import { editNeed, requireWriteReach } from '@trace/platform/calls/crud.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { CheckContext } from '@trace/platform/operation/operation.ts'
import { conversionProblems } from './settle-units.ts'

const PATH = '/api/admin/product-units'

/** Checks early what the settled rule would refuse at the end, so that the form shows all its problems together. */
async function checkConversion({ id, body, store, problems }: CheckContext<Partial<Row<typeof productUnits>>>) {
  const { base_unit_id = null, factor = null } = body
  problems.add(await conversionProblems(store, { id, base_unit_id, factor }))
}

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(productUnits, 'create'),
  admit: requireWriteReach(productUnits),
  summary: 'Thêm đơn vị tính',
  body: form(productUnits),
  answers: one(productUnits),
  together: true,
  check: checkConversion,
  run: async ({ body, store }) => ({ entry: await store.insert(productUnits, body) }),
})

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: editNeed(productUnits),
  admit: requireWriteReach(productUnits),
  summary: 'Sửa đơn vị tính',
  body: form(productUnits),
  answers: one(productUnits),
  check: checkConversion,
  run: async ({ id, body, version, store }) => ({ entry: await store.update(productUnits, id, body, { version }) }),
})

export const productUnitOperations = [create, edit]
