import { serialText } from '../codes/serial-text.ts'
import { canMove, labelOf, moveProblem } from '@trace/define/machine.ts'
import { stampCodeStatus } from './states.ts'

/** The state of one label of an issue. */
export interface StandingLabel {
  serial: number
  state: keyof typeof stampCodeStatus.states
}

/** A replacement label, with the serial it already replaces, if any. */
export interface Replacement extends StandingLabel {
  replaces: number | null
}

interface RevokeProblem {
  field: 'serial_from' | 'replaced_by'
  message: string
}

/** Why labels cannot be revoked, or not be replaced by the named label; null when they can. */
export function revokeProblem(labels: readonly StandingLabel[], replacement: Replacement | null): RevokeProblem | null {
  const stuck = labels.find(({ state }) => !canMove(stampCodeStatus, state, 'revoked'))
  if (stuck)
    return {
      field: 'serial_from',
      message: `Tem số ${serialText(stuck.serial)}: ${moveProblem(stampCodeStatus, stuck.state, 'revoked')}`,
    }
  const message = replacement && replacementProblem(labels, replacement)
  return message ? { field: 'replaced_by', message } : null
}

function replacementProblem(labels: readonly StandingLabel[], { serial, state, replaces }: Replacement): string | null {
  const name = `Tem số ${serialText(serial)}`
  if (labels.length > 1) return 'Chỉ ghi tem thay thế khi hủy từng tem'
  if (labels[0]?.serial === serial) return 'Tem không thể thay thế chính nó'
  if (state !== 'inactive' && state !== 'active')
    return `${name} đang ở trạng thái “${labelOf(stampCodeStatus, state)}”, không dùng thay được`
  return replaces === null ? null : `${name} đã thay cho tem số ${serialText(replaces)}`
}
