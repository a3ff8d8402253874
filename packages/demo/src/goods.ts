/** Labels of an issue that shoppers may hold. */
export interface Labels {
  stamp: number
  /** Numbers of the first and the last, as their codes are made from. */
  from: number
  count: number
}

/** A trace whose goods are on the shelves. */
export interface Goods {
  /** The product and the number of its batch and trace: 'ga 3/1'. */
  key: string
  code: string
  /** After this day hardly anybody holds them. */
  until: string
  labels: Labels[]
}
