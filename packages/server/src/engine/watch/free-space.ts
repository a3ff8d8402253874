import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../refusal.ts'
import { say } from '../../ports/say.ts'

export const MEGABYTE = 1_048_576
const LOOKS_EVERY = 2_000
/** Kept aside for PostgreSQL's log when somebody else fills the disk: without room for it, not even reading goes on. */
const RESERVE = 64 * MEGABYTE
/** So little left that the reserve is given up. */
const LAST = 16 * MEGABYTE

/** Writes are refused while the disk has less room than the floor, for PostgreSQL itself stops where it has none. */
export interface FreeSpace {
  /** What is left of the disk of the data folder. */
  bytes(): number
  floor: number
  stop(): void
}

let watched: FreeSpace | undefined

export const freeSpace = (): FreeSpace | undefined => watched

/** Watches the disk of the folder from now on. */
export async function watchFreeSpace(folder: string, floorMegabytes: number): Promise<FreeSpace> {
  const reserve = join(folder, 'reserve')
  const floor = floorMegabytes * MEGABYTE
  let bytes = await look()
  if (bytes > floor + RESERVE) await lay(reserve)

  async function look(): Promise<number> {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }

  async function watch(): Promise<void> {
    const before = bytes
    bytes = await look()
    if (bytes < LAST) await rm(reserve, { force: true })
    else if (bytes > floor + RESERVE) await lay(reserve)
    if (bytes < floor && before >= floor)
      say(
        `Ổ đĩa của ${folder} còn ${Math.floor(bytes / MEGABYTE)} MB, dưới mức ${floorMegabytes} MB: máy chủ ngừng nhận thay đổi`,
      )
    if (bytes >= floor && before < floor)
      say(`Ổ đĩa của ${folder} đã có ${Math.floor(bytes / MEGABYTE)} MB: máy chủ lại nhận thay đổi`)
  }

  const timer = setInterval(() => void watch().catch(() => undefined), LOOKS_EVERY).unref()
  watched = { bytes: () => bytes, floor, stop: () => clearInterval(timer) }
  return watched
}

/** Takes the room for the reserve, where it is not taken yet. */
async function lay(path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch(() => null)
  if (!file) return
  try {
    const block = Buffer.alloc(MEGABYTE)
    for (let written = 0; written < RESERVE; written += MEGABYTE) await file.write(block)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Refuses what would write while there is too little room. */
export function refuseWithoutRoom(): void {
  if (watched && watched.bytes() < watched.floor) {
    throw new Refusal(
      503,
      'Máy chủ sắp hết dung lượng lưu trữ nên tạm ngừng nhận thay đổi; dữ liệu đã lưu vẫn xem được. Vui lòng báo quản trị hệ thống',
      { retryAfter: 60 },
    )
  }
}
