/** The largest integer of a column; ids of rows end there. */
const LAST_ID = 2_147_483_647

/** The row id of a path; 0, which no row has, for anything invalid. */
export function rowId(raw: string | undefined): number {
  const id = raw !== undefined && /^\d{1,10}$/.test(raw) ? Number(raw) : 0
  return id <= LAST_ID ? id : 0
}
