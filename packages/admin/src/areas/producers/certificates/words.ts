/** Interface texts of the list of certificates. */
export const words = {
  owner: 'Cấp cho',
  state: 'Tình trạng',
}
