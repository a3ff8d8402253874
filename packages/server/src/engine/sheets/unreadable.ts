/** Why a workbook is not read, as its sender is told. */
export class Unreadable extends Error {
  constructor(reason = '') {
    super(reason ? `${UNREADABLE}: ${reason}` : UNREADABLE)
  }
}

export const UNREADABLE = 'Tệp không đọc được'
