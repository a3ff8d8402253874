/** A page that a product gives everybody of their own: their account. */
export interface OwnPage {
  label: string
  to: string
}
