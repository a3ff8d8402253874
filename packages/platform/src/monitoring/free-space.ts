import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../refusal.ts'
import { printMessage } from '../ports/print-message.ts'

export const MEGABYTE = 1_048_576
const LOOKS_EVERY = 2_000
/**
 * Size of a reserve file, deleted when something else fills the disk: without space for its log, PostgreSQL cannot even
 * serve reads.
 */
const RESERVE = 64 * MEGABYTE
/** Free space below which the reserve file is deleted. */
const LAST = 16 * MEGABYTE

/** Free disk space. Writes are refused while it is below `floor`, since PostgreSQL stops when there is none. */
export interface FreeSpace {
  /** Free bytes on the disk of the data folder. */
  bytes(): number
  floor: number
  stop(): void
}

let watched: FreeSpace | undefined

export const freeSpace = (): FreeSpace | undefined => watched

/** Starts to watch the disk of the folder. */
export async function monitorFreeSpace(folder: string, floorMegabytes: number): Promise<FreeSpace> {
  const reserve = join(folder, 'reserve')
  const floor = floorMegabytes * MEGABYTE
  let bytes = await look()
  if (bytes > floor + RESERVE) await lay(reserve)
  else if (bytes < floor) tellLow()

  async function look(): Promise<number> {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }

  async function check(): Promise<void> {
    const before = bytes
    bytes = await look()
    if (bytes < LAST) await rm(reserve, { force: true })
    else if (bytes > floor + RESERVE) await lay(reserve)
    if (bytes < floor && before >= floor) tellLow()
    if (bytes >= floor && before < floor)
      printMessage(`Ổ đĩa của ${folder} đã có ${Math.floor(bytes / MEGABYTE)} MB: máy chủ lại nhận thay đổi`)
  }

  function tellLow(): void {
    printMessage(
      `Ổ đĩa của ${folder} còn ${Math.floor(bytes / MEGABYTE)} MB, dưới mức ${floorMegabytes} MB: máy chủ ngừng nhận thay đổi`,
    )
  }

  const timer = setInterval(() => void check().catch(() => undefined), LOOKS_EVERY).unref()
  watched = { bytes: () => bytes, floor, stop: () => clearInterval(timer) }
  return watched
}

/** Writes the reserve file if it does not exist. */
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

/** Throws 503 while there is too little free space for a write. */
export function refuseWithoutFreeSpace(): void {
  if (watched && watched.bytes() < watched.floor) {
    throw new Refusal(
      503,
      'Máy chủ sắp hết dung lượng lưu trữ nên tạm ngừng nhận thay đổi; dữ liệu đã lưu vẫn xem được. Vui lòng báo quản trị hệ thống',
      { retryAfter: 60 },
    )
  }
}
