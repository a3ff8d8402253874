import { join } from 'node:path'
import { seedPermissions } from '@trace/platform/access/seed-permissions.ts'
import { seedRoles } from '@trace/platform/access/seed-roles.ts'
import { keepAdministrator } from '@trace/platform/accounts/keep-administrator.ts'
import { productOperations } from '@trace/platform/calls/product-operations.ts'
import { bareProduct } from '@trace/platform/start/bare-product.ts'
import type { Product } from '@trace/platform/start/product.ts'
import { fillSamples } from './fill-samples.ts'
import { subjects } from './subjects.ts'

/** Advisory lock: of two servers that start at once, only one inserts the roles. */
const LOCK = 1

/** Example product with every kind of field and every part of a screen. */
export const parts: Product = {
  ...bareProduct,
  migrations: join(import.meta.dirname, '../migrations'),
  screens: { folder: join(import.meta.dirname, '../dist/current') },
  operations: productOperations({ written: [], rules: [keepAdministrator('administrator')] }),
  firstAccount: { name: 'Quản trị', role: 'administrator' },
  async prepare(pool) {
    await pool.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`
      await seedPermissions(sql, subjects)
      await seedRoles(sql, [{ code: 'administrator', name: 'Quản trị', scope: 'all', permissions: 'all' }])
    })
    return []
  },
  fillExample: fillSamples,
}
