import { createStore } from './store.ts'

/** Bottom right, and top right for what the server pushes. */
export type NoticeGroup = 'default' | 'socket'

export interface Notice {
  id: number
  group: NoticeGroup
  title: string
  message: string
  /** The screen it speaks of. */
  to?: string
}

const MOST = 5

export const notices = createStore<Notice[]>([])

let last = 0

/** Shows a notice for five seconds. Of more than five in an area the oldest goes. */
export function notify(notice: Omit<Notice, 'id' | 'group'> & { group?: NoticeGroup }): void {
  const { group = 'default' } = notice
  const same = notices.get().filter((other) => other.group === group)
  const oldest = same.length >= MOST ? same[0] : undefined
  notices.set([...notices.get().filter((other) => other !== oldest), { ...notice, group, id: ++last }])
}

export const dismiss = (id: number): void => notices.set(notices.get().filter((notice) => notice.id !== id))
