/** The number of a check-list line as shown beside a field: ① to ⑩. */
export const circledNumber = (number: number): string => String.fromCodePoint(0x245f + number)
