import { serialText, today } from '@trace/domain'
import { answerPin } from '@trace/site'
import type { PinAnswer } from '@trace/site'
import type { Pool } from '../ports/postgres/connect.ts'
import { Refusal } from '../engine/refusal.ts'
import { checkPin, resultOf } from '../areas/labels/index.ts'
import type { Target } from '../areas/labels/index.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { refuseWithoutRoom } from '../engine/watch/free-space.ts'

/** What came of a PIN that somebody entered for a label, in words. */
export async function enterPin(
  pool: Pool,
  settings: Settings,
  target: Target,
  typed: unknown,
  ip: string,
): Promise<PinAnswer> {
  refuseWithoutRoom()
  return said(target, await checkPin(pool, settings, target, typed, ip))
}

/** What the page says where a PIN was not looked at; null for what is no PIN at all. */
export function unchecked(target: Target, error: unknown): PinAnswer | null {
  if (!(error instanceof Refusal) || (error.code !== 429 && error.code !== 422)) throw error
  return error.code === 429 ? said(target, { outcome: 'blocked', left: 0, verified_at: null }) : null
}

const said = (target: Target, check: Parameters<typeof answerPin>[0]): PinAnswer =>
  answerPin(check, {
    result: resultOf(target, today()).result,
    serial: target.label && serialText(target.label.serial),
  })
