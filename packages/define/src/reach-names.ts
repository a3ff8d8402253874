/**
 * A product's names for the parts of its data that accounts work on: the keys stored in roles and accounts, and the
 * displayed words.
 */
export interface ReachNames {
  /** Everything. `staff`: 'cán bộ cấp tỉnh'; `whole`: 'cả tỉnh'. */
  all: { scope: string; staff: string; whole: string }
  /** The rows of one place; null if accounts are bound to none. `elsewhere`: 'thuộc xã khác'. */
  place: (Bound & { elsewhere: string }) | null
  /** The rows of one owner, who is not staff; null if all accounts are staff. */
  owner: Bound | null
}

interface Bound {
  /** The scope of roles whose accounts are bound in this way. */
  scope: string
  /** The resource whose rows accounts are bound to. */
  resource: string
  /** The field of an account that holds the id of such a row. */
  account: string
}
