/** What the list of certificates says. */
export const words = {
  owner: 'Cấp cho',
  state: 'Tình trạng',
}
