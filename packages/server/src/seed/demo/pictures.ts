/** Addresses of the pictures that were drawn, by what they show. */
export interface Pictures {
  of(what: string): string
}
