/** Number of corners of a GeoJSON polygon, whose rings end where they begin; 0 for anything else. */
export function countPoints(shape: unknown): number {
  if (typeof shape !== 'object' || shape === null || !('coordinates' in shape)) return 0
  return countPositions(shape.coordinates)
}

function countPositions(coordinates: unknown): number {
  if (!Array.isArray(coordinates)) return 0
  return isPosition(coordinates[0])
    ? coordinates.length - 1
    : coordinates.reduce((sum: number, inner) => sum + countPositions(inner), 0)
}

const isPosition = (value: unknown): boolean => Array.isArray(value) && typeof value[0] === 'number'
