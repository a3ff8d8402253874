/** Thrown when a workbook cannot be read; the message is for its sender. */
export class Unreadable extends Error {
  constructor(reason = '') {
    super(reason ? `${UNREADABLE}: ${reason}` : UNREADABLE)
  }
}

export const UNREADABLE = 'Tệp không đọc được'
