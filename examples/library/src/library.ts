import { join } from 'node:path'
import { seedPermissions } from '@trace/platform/access/seed-permissions.ts'
import { productOperations } from '@trace/platform/calls/product-operations.ts'
import { bareProduct } from '@trace/platform/start/bare-product.ts'
import type { Product } from '@trace/platform/start/product.ts'
import './definitions.ts'
import { setPassword } from './passwords.ts'
import { subjects } from './subjects.ts'

export const MIGRATIONS = join(import.meta.dirname, '../migrations')

/** Advisory lock: of two servers that start at once, only one inserts the roles. */
const LOCK = 1

/** A library with branches: what the platform serves for it. */
export const library: Product = {
  ...bareProduct,
  migrations: MIGRATIONS,
  screens: { folder: join(import.meta.dirname, '../dist/current') },
  operations: productOperations({ written: [setPassword] }),
  firstAccount: { name: 'Thủ thư', role: 'librarian' },
  async prepare(pool) {
    await pool.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`
      await seedPermissions(sql, subjects)
      await sql`
        insert into roles (code, name, scope, approval_status, permission_ids)
        select 'librarian', 'Thủ thư', 'library', 'approved', array(select id from permissions order by id)
        where not exists (select 1 from roles where code = 'librarian')`
      await sql`
        insert into roles (code, name, scope, approval_status, permission_ids)
        select 'branch', 'Thủ thư chi nhánh', 'branch', 'approved', array(
          select id from permissions where subject in ('readers', 'loans') or subject in ('books', 'authors', 'branches') and action in ('list', 'read')
          order by id)
        where not exists (select 1 from roles where code = 'branch')`
    })
    return []
  },
}
