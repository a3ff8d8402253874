/** What a product calls the parts of its data that accounts work on: as roles and accounts keep them, and in words. */
export interface ReachNames {
  /** Everything. `staff`: 'cán bộ cấp tỉnh'; `whole`: 'cả tỉnh'. */
  all: { scope: string; staff: string; whole: string }
  /** The rows of one place; null where accounts are bound to none. `elsewhere`: 'thuộc xã khác'. */
  place: (Bound & { elsewhere: string }) | null
  /** The rows of one owner, who is not staff; null if all accounts are staff. */
  owner: Bound | null
}

interface Bound {
  /** The scope of roles whose accounts are bound in this way. */
  scope: string
  /** The resource of what they are bound to. */
  resource: string
  /** The field of an account that says to which row of it. */
  account: string
}
