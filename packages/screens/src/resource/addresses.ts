import type { Resource } from '@trace/define/resource.ts'

type Placed = Pick<Resource, 'screen'>

/** Addresses of a resource's screens, and the ids of their routes: 'admin.system.products-groups.edit'. */
export const listAddress = ({ screen }: Placed) => `/admin/${screen}`
export const createAddress = ({ screen }: Placed) => `/admin/${screen}/create`
export const editAddress = ({ screen }: Placed, id: number) => `/admin/${screen}/${id}/edit`
export const detailAddress = ({ screen }: Placed, id: number) => `/admin/${screen}/${id}/detail`
/** The printed document of a row. */
export const printAddress = ({ screen }: Placed, id: number) => `/admin/${screen}/${id}/print`

export const routeName = ({ screen }: Placed, action: string) => `admin.${screen.replaceAll('/', '.')}.${action}`
