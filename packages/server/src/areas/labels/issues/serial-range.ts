/** A range of labels, by serial. */
export interface SerialRange {
  serial_from: number
  serial_to: number
}
