import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countPoints, readBoundary } from './boundary.ts'

const polygon = { type: 'Polygon', coordinates: [[[107, 21], [107.1, 21], [107.1, 21.1], [107, 21]]] }
const feature = { type: 'Feature', properties: {}, geometry: polygon }

test('a boundary is found in a geometry, a feature, and a collection of features', () => {
  for (const json of [polygon, feature, { type: 'FeatureCollection', features: [feature] }]) {
    assert.deepEqual(readBoundary(JSON.stringify(json)), polygon)
  }
})

test('what is no GeoJSON is refused', () => {
  for (const text of ['', 'ranh giới', '{}', '[1,2]', '{"type":"FeatureCollection","features":[]}']) {
    assert.throws(() => readBoundary(text), SyntaxError)
  }
})

test('the points of a boundary are counted', () => {
  assert.equal(countPoints(polygon), 4)
  assert.equal(countPoints(null), 0)
})
