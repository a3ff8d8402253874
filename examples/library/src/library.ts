import { join } from 'node:path'
import { hashPassword } from '@trace/platform/access/passwords.ts'
import { notePassword } from '@trace/platform/access/note-password.ts'
import { randomPassword } from '@trace/platform/access/random-password.ts'
import { seedPermissions } from '@trace/platform/access/seed-permissions.ts'
import { systemAuthor } from '@trace/platform/access/system-author.ts'
import { productOperations } from '@trace/platform/calls/product-operations.ts'
import { erasePerson } from '@trace/platform/personal/erase-person.ts'
import { findPerson } from '@trace/platform/personal/person.ts'
import { bareProduct } from '@trace/platform/start/bare-product.ts'
import type { Product } from '@trace/platform/start/product.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { openStore } from '@trace/platform/store/store.ts'
import { roles, users } from './accounts.ts'
import { subjects } from './definitions.ts'
import { signInOperations } from './sign-in.ts'

export const MIGRATIONS = join(import.meta.dirname, '../migrations')

/** Advisory lock: of two servers that start at once, only one inserts the roles. */
const LOCK = 1

/** A library with branches: what the platform serves for it. */
export const library: Product = {
  ...bareProduct,
  migrations: MIGRATIONS,
  screens: { folder: join(import.meta.dirname, '../dist/current') },
  operations: productOperations({ written: signInOperations }),
  accounts: {
    deciding: { [users.name]: ({ id }) => id, [roles.name]: ({ role }) => role.id },
    async firstSignIn(pool, settings) {
      if ((await unscoped(pool, 'whether there is any account')`select 1 from users limit 1`).length > 0) return null
      const [address, password] = [settings.adminEmail, settings.adminPassword ?? randomPassword()]
      const hash = await hashPassword(password)
      await pool.begin(async (sql) => {
        const [role] = await sql<{ id: number }[]>`select id from roles where code = 'librarian'`
        const store = openStore(sql, systemAuthor('first sign-in', settings.province))
        const { id } = await store.insert(users, { name: 'Thủ thư', email: address, role_id: role!.id })
        await sql`insert into user_secrets (user_id, password_hash) values (${id}, ${hash})`
      })
      const file = settings.adminPassword ? null : await notePassword(settings.dataDir, `${address}\n${password}\n`)
      return { email: address, file }
    },
    sendReset: null,
    async erasePersonForGood(store, resource, id, about) {
      await erasePerson(store, await findPerson(store, resource, id, { ...about, by: null }))
    },
  },
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
