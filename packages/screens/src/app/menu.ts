import { can } from '@trace/define/permission.ts'
import type { Granted, Need } from '@trace/define/permission.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import type { MenuIcon } from '@trace/define/icons.ts'
import {
  IconBuildingStore,
  IconCalendarEvent,
  IconCalendarStats,
  IconChartHistogram,
  IconChecklist,
  IconFolder,
  IconHome,
  IconNews,
  IconPlant2,
  IconQrcode,
  IconSettings,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { screenNeed } from './guard.ts'
import { vi } from '../ui/vi.ts'
import type { Crumb } from '../ui/handle.ts'

export interface MenuEntry {
  label: string
  to: string
  need: Need
  /** Resource name or page path; selects the icon. */
  about: string
}

export interface MenuGroup {
  /** Empty for entries outside every group. */
  label: string
  icon: Icon
  entries: readonly MenuEntry[]
}

const icons: Readonly<Record<MenuIcon, Icon>> = {
  'building-store': IconBuildingStore,
  'calendar-stats': IconCalendarStats,
  'chart-histogram': IconChartHistogram,
  folder: IconFolder,
  news: IconNews,
  'plant-2': IconPlant2,
  qrcode: IconQrcode,
  settings: IconSettings,
}

type Placed = Pick<Resource, 'screen' | 'subjects' | 'open'>

const entryOf = (label: string, about: string, placed: Placed): MenuEntry => ({
  label,
  about,
  to: `/admin/${placed.screen}`,
  need: screenNeed(placed, 'menu'),
})

/** A personal page that every user has, outside the groups of the definition. */
const own = (icon: Icon, label: string, path: string): MenuGroup => ({
  label: '',
  icon,
  entries: [{ label, about: '', to: `/admin/${path}`, need: 'signedIn' }],
})

/** The groups of the menu with the entries that these permissions allow. */
export const menuGroups = (granted: Granted): MenuGroup[] =>
  allGroups()
    .map((group) => ({ ...group, entries: group.entries.filter(({ need }) => can(granted, need)) }))
    .filter(({ entries }) => entries.length > 0)

/** Whether a list has states in which its rows wait for somebody to act. */
const hasTurns = ({ fields }: Resource): boolean =>
  Object.values(fields).some(({ machine }) => Object.values(machine?.states ?? {}).some(({ turn }) => turn))

const allGroups = (): MenuGroup[] => [
  own(IconHome, vi.home, 'home'),
  ...(catalogue().resources.some(hasTurns) ? [own(IconChecklist, vi.inbox, 'inbox')] : []),
  ...(catalogue().calendar.length > 0 ? [own(IconCalendarEvent, vi.calendar, 'calendar')] : []),
  ...catalogue().menu.map(({ label, icon, resources, pages }) => ({
    label,
    icon: icons[icon],
    entries: [
      ...resources.map((resource) => entryOf(resource.plural, resource.name, resource)),
      ...pages.map((page) => entryOf(page.label, page.screen, page)),
    ],
  })),
]

/** Breadcrumb: where a screen is in the menu. */
export function menuTrail(screen: string): Crumb[] {
  const group = allGroups().find(({ entries }) => entries.some(({ to }) => to === `/admin/${screen}`))
  return group?.label ? [{ label: group.label }] : []
}
