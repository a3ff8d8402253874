import { createStore } from './store.ts'

/** Position of a notice: bottom right, or top right for those pushed by the server. */
export type NoticeGroup = 'default' | 'socket'

export interface Notice {
  id: number
  group: NoticeGroup
  title: string
  message: string
  /** Target screen. */
  to?: string
}

const MOST = 5

export const notices = createStore<Notice[]>([])

let last = 0

/** Shows a toast for five seconds. With more than five in an area, the oldest is removed. */
export function notify(notice: Omit<Notice, 'id' | 'group'> & { group?: NoticeGroup }): void {
  const { group = 'default' } = notice
  const same = notices.get().filter((other) => other.group === group)
  const oldest = same.length >= MOST ? same[0] : undefined
  notices.set([...notices.get().filter((other) => other !== oldest), { ...notice, group, id: ++last }])
}

export const dismiss = (id: number): void => notices.set(notices.get().filter((notice) => notice.id !== id))
