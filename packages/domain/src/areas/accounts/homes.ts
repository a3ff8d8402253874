import { can } from '@trace/define/permission.ts'
import type { Action, Permission, Subject } from '@trace/define/permission.ts'

/** What the first screen of a role shows. */
export const homes = {
  producer: 'Đường đi của từng lô',
  appraiser: 'Việc chờ thẩm định',
  stamps: 'Đơn tem theo ngày cần',
  commune: 'Việc xác minh và số liệu của xã',
  editor: 'Tin bài và trang công khai',
  inspector: 'Tra cứu, nghi vấn, thu hồi',
  leader: 'Bản tin và số liệu toàn tỉnh',
  administrator: 'Tình trạng hệ thống',
}

export type Home = keyof typeof homes

interface Held {
  home: string | null
  scope: string
  permissions: readonly Permission[]
}

const isHome = (home: string | null): home is Home => home !== null && Object.hasOwn(homes, home)

/** The home of a role: the chosen one, or else the one that fits what its holders may do. */
export function homeOf({ home, scope, permissions }: Held): Home {
  const may = (action: Action, subject: Subject) => can(permissions, [{ action, subject }])
  if (isHome(home)) return home
  if (scope === 'manufacture') return 'producer'
  if (scope === 'commune') return 'commune'
  if (may('update', 'users')) return 'administrator'
  if (may('update', 'manufactures') || may('update', 'products') || may('update', 'diaries')) return 'appraiser'
  if (may('create', 'stamps')) return 'stamps'
  if (may('edit', 'articles')) return 'editor'
  if (may('update', 'traces') || may('edit', 'scan_statistics')) return 'inspector'
  return 'leader'
}
