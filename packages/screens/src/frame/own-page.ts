/** A personal page that a product gives every user, such as the account. */
export interface OwnPage {
  label: string
  to: string
}
