import { resourceByName } from '@trace/define/catalogue.ts'
import type { accountFields } from '@trace/define/features/accounts.ts'
import type { Resource } from '@trace/define/resource.ts'

/** The `users` resource, with the fields that the platform knows. Available once the product is composed. */
export const users = () => resourceByName('users') as unknown as Resource<typeof accountFields, 'users'>
