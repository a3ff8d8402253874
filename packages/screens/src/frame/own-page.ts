/** A page that a product gives everybody of their own: their account, their password. */
export interface OwnPage {
  label: string
  to: string
  icon: 'user' | 'lock' | 'device'
}
