import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { today } from '@trace/define/text/dates.ts'
import { answerPin } from '@trace/site'
import type { PinAnswer } from '@trace/site'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import { checkPin, codeResultOf } from '../areas/labels/index.ts'
import type { CodeTarget } from '../areas/labels/index.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { refuseWithoutFreeSpace } from '@trace/platform/monitoring/free-space.ts'

/** Checks a PIN entered for a label; returns the outcome as texts of the page. */
export async function enterPin(
  pool: Pool,
  settings: Settings,
  target: CodeTarget,
  typed: unknown,
  ip: string,
): Promise<PinAnswer> {
  refuseWithoutFreeSpace()
  return said(target, await checkPin(pool, settings, target, typed, ip))
}

/**
 * Page content when a PIN was not checked: blocked at the rate limit, null for an invalid format. Other errors are
 * thrown again.
 */
export function unchecked(target: CodeTarget, error: unknown): PinAnswer | null {
  if (!(error instanceof Refusal) || (error.code !== 429 && error.code !== 422)) throw error
  return error.code === 429 ? said(target, { outcome: 'blocked', left: 0, verified_at: null }) : null
}

const said = (target: CodeTarget, check: Parameters<typeof answerPin>[0]): PinAnswer =>
  answerPin(check, {
    result: codeResultOf(target, today()).result,
    serial: target.label && serialText(target.label.serial),
  })
