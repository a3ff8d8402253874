/** Number of points in a GeoJSON geometry; 0 for anything else. */
export function countPoints(shape: unknown): number {
  if (typeof shape !== 'object' || shape === null || !('coordinates' in shape)) return 0
  return countPositions(shape.coordinates)
}

function countPositions(coordinates: unknown): number {
  if (!Array.isArray(coordinates)) return 0
  return typeof coordinates[0] === 'number'
    ? 1
    : coordinates.reduce((sum: number, inner) => sum + countPositions(inner), 0)
}
