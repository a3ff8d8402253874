/** How many points a GeoJSON geometry is drawn through; 0 for what is none. */
export function countPoints(shape: unknown): number {
  if (typeof shape !== 'object' || shape === null || !('coordinates' in shape)) return 0
  return countPositions(shape.coordinates)
}

function countPositions(coordinates: unknown): number {
  if (!Array.isArray(coordinates)) return 0
  return typeof coordinates[0] === 'number' ? 1 : coordinates.reduce((sum: number, inner) => sum + countPositions(inner), 0)
}

/** The first polygon of a GeoJSON text: a geometry, a feature, or a collection of them. Throws what is no GeoJSON. */
export function readBoundary(text: string): unknown {
  return geometryOf(JSON.parse(text))
}

function geometryOf(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) throw new SyntaxError('not GeoJSON')
  if ('features' in json && Array.isArray(json.features)) return geometryOf(json.features[0])
  if ('geometry' in json) return geometryOf(json.geometry)
  if (countPoints(json) === 0) throw new SyntaxError('not GeoJSON')
  return json
}
