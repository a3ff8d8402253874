import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lookOf, nameOf, weightOf } from './tile-looks.ts'

const shapes: [layer: string, properties: Record<string, unknown>, look: string | null][] = [
  ['earth', {}, 'land'],
  ['water', { kind: 'ocean' }, 'water'],
  ['landuse', { kind: 'forest' }, 'green'],
  ['landuse', { kind: 'military' }, null],
  ['landcover', { class: 'wood' }, 'green'],
  ['roads', { kind: 'highway' }, 'mainRoad'],
  ['transportation', { class: 'track' }, 'road'],
  ['pois', { kind: 'bench' }, null],
]

for (const [layer, properties, look] of shapes) {
  test(`${layer} ${JSON.stringify(properties)} is drawn ${look ? `as ${look}` : 'by nothing'}`, () => {
    assert.equal(lookOf(layer, properties), look)
  })
}

const names: [properties: Record<string, unknown>, name: string | null][] = [
  [{ name: '下龙市', 'name:vi': 'Hạ Long' }, 'Hạ Long'],
  [{ name: 'Móng Cái', 'name:en': 'Mong Cai' }, 'Móng Cái'],
  [{ 'name:en': 'Mong Cai' }, null],
]

for (const [properties, name] of names) {
  test(`${JSON.stringify(properties)} is named ${name ?? 'by nothing'}`, () => {
    assert.equal(nameOf('places', properties), name)
  })
}

test('a town is named before a hamlet', () => {
  assert.ok(weightOf({ population: 300_000 }) > weightOf({ population: 500 }))
  assert.ok(weightOf({ rank: 1 }) > weightOf({ rank: 9 }))
  assert.ok(weightOf({ population_rank: 11 }) > weightOf({ population_rank: 2 }))
})
