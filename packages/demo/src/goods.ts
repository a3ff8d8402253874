/** Labels of an issue that shoppers may hold. */
export interface Labels {
  stamp: number
  /** Number of the first label in the issue; its code is made from this. */
  from: number
  count: number
}

/** A trace whose goods are on the shelves. */
export interface Goods {
  /** Key of the trace: product, batch number / trace number: 'ga 3/1'. */
  key: string
  code: string
  /** Day after which these goods are rarely scanned. */
  until: string
  labels: Labels[]
}
