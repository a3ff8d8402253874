import { join } from 'node:path'
import { permissionsOn } from '@trace/define/subjects.ts'
import { seedPermissions } from '@trace/platform/access/seed-permissions.ts'
import { seedRoles } from '@trace/platform/access/seed-roles.ts'
import { keepAdministrator } from '@trace/platform/accounts/keep-administrator.ts'
import { productOperations } from '@trace/platform/calls/product-operations.ts'
import { bareProduct } from '@trace/platform/start/bare-product.ts'
import type { Product } from '@trace/platform/start/product.ts'
import './definitions.ts'
import { lentOnce } from './lent-once.ts'
import { subjects } from './subjects.ts'

export const MIGRATIONS = join(import.meta.dirname, '../migrations')

/** What the librarian of a branch may do: everything with its readers and loans, and see the rest. */
const ofBranch = permissionsOn(subjects['Thư viện']).filter(
  ({ action, subject }) => ['readers', 'loans'].includes(subject) || action === 'list' || action === 'read',
)

/** Advisory lock: of two servers that start at once, only one inserts the roles. */
const LOCK = 1

const ADMINISTRATOR = 'librarian'

/** A library with branches: what the platform serves for it. */
export const library: Product = {
  ...bareProduct,
  migrations: MIGRATIONS,
  screens: { folder: join(import.meta.dirname, '../dist/current') },
  operations: productOperations({ written: [], rules: [keepAdministrator(ADMINISTRATOR), lentOnce] }),
  firstAccount: { name: 'Thủ thư', role: ADMINISTRATOR },
  async prepare(pool) {
    await pool.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`
      await seedPermissions(sql, subjects)
      await seedRoles(sql, [
        { code: ADMINISTRATOR, name: 'Thủ thư', scope: 'library', permissions: 'all' },
        { code: 'branch', name: 'Thủ thư chi nhánh', scope: 'branch', permissions: ofBranch },
      ])
    })
    return []
  },
}
