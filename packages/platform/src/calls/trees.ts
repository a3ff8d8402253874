import { needs } from '@trace/define/resource.ts'
import type { Resource, Row } from '@trace/define/resource.ts'
import { editNeed } from './crud.ts'
import { one } from '../operation/answers.ts'
import { form } from '../operation/body.ts'
import { operation } from '../operation/operation.ts'
import type { CheckContext, Operation } from '../operation/operation.ts'

/** Calls that add and change rows of a tree, in place of the usual ones; none if the rows form no tree. */
export function treeOperations(resource: Resource): Operation[] {
  const { tree, label } = resource
  if (tree === null) return []
  const path = `/api/admin/${resource.name}`
  const name = label.toLowerCase()
  return [
    operation({
      method: 'POST',
      path,
      needs: needs(resource, 'create'),
      like: 'create in tree',
      summary: `Thêm ${name}`,
      together: true,
      body: form(resource),
      answers: one(resource),
      check: (call) => checkLevel(call, resource, tree),
      run: async ({ body, store }) => ({ entry: await store.insert(resource, body) }),
    }),
    operation({
      method: 'PUT',
      path: `${path}/:id`,
      needs: editNeed(resource),
      like: 'update in tree',
      summary: `Sửa ${name}`,
      body: form(resource),
      answers: one(resource),
      check: (call) => checkLevel(call, resource, tree),
      run: async ({ id, body, version, store }) => ({ entry: await store.update(resource, id, body, { version }) }),
    }),
  ]
}

/** Reports a problem if the parent makes a cycle or a branch deeper than `most`. */
async function checkLevel(
  { id, body, store: { sql, unscoped }, problems }: CheckContext<Partial<Row>>,
  resource: Resource,
  most: number,
): Promise<void> {
  const parentId = body['parent_id']
  if (!parentId) return
  const table = sql(resource.table)
  const [found] = await unscoped('where a row hangs in its tree, whatever is in the trash')<
    { above: number; below: number; is_own: boolean }[]
  >`
    with recursive
      up as (select id, parent_id, 1 as level from ${table} where id = ${parentId as number}
        union all select t.id, t.parent_id, up.level + 1 from ${table} t join up on t.id = up.parent_id where up.level < 20),
      down as (select id, 1 as level from ${table} where id = ${id}
        union all select t.id, down.level + 1 from ${table} t join down on t.parent_id = down.id
        where t.deleted_at is null and down.level < 20)
    select (select count(*)::int from up) as above, coalesce((select max(level) from down), 1) as below,
      exists (select 1 from up where id = ${id}) as is_own`
  const { label } = resource.fields['parent_id']!
  if (found!.is_own) problems.at('parent_id', `${label} không được là chính nó hoặc mục bên dưới nó`)
  else if (found!.above + found!.below > most) problems.at('parent_id', `${label} không hợp lệ: tối đa ${most} cấp`)
}
