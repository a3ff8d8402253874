/** The result of one check: what was found, and whether a person has to do something about it. */
export interface Finding {
  name: string
  found: string
  isTrouble: boolean
}
