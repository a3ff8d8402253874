const CORNERS = [
  [107.28, 21.27],
  [107.29, 21.27],
  [107.29, 21.28],
  [107.28, 21.27],
]

export const boundaryDescription = {
  schema: () => ({ type: 'object' }),
  example: () => ({ type: 'Polygon', coordinates: [CORNERS] }),
  sheet: null,
}
