import { resourceByName } from '@trace/define/catalogue.ts'
import type { accountFields } from '@trace/define/features/accounts.ts'
import type { Resource } from '@trace/define/resource.ts'

/** The accounts of the product, as far as the platform knows them; there once the product is composed. */
export const users = () => resourceByName('users') as unknown as Resource<typeof accountFields, 'users'>
