/** Key for problems that belong to the whole row and not to one cell. */
export const WHOLE_ROW = ''
