/** Parse error; its message is shown beside the field. */
export class Problem extends Error {}

/** Error message for a date before the one it must follow. */
export const notBeforeMessage = (label: string, earlier: string): string =>
  `${label} không được trước ${earlier.toLowerCase()}`
