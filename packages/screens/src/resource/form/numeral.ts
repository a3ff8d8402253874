/** The number of a line of the check-list as it stands beside a field: ① to ⑩. */
export const numeral = (number: number): string => String.fromCodePoint(0x245f + number)
