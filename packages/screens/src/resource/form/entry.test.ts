import assert from 'node:assert/strict'
import { test } from 'node:test'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { productAnimals } from '@trace/domain/areas/figures/product-animals.ts'
import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import { banners } from '@trace/domain/areas/portal/banners.ts'
import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { nameOf } from './entry.ts'

const ward = { id: 3, name: 'Xã Hải Ninh' }

const rows: [resource: Resource, entry: Entry, name: string][] = [
  [products, { id: 1, name: 'Gà Tiên Yên' }, 'Gà Tiên Yên'],
  [banners, { id: 7, title: null }, 'Ảnh bìa 7'],
  [
    productPlants,
    { id: 44, plant_id: 2, plant: { id: 2, name: 'Lúa' }, ward_id: 3, ward, season: 'spring', year: 2026 },
    'Lúa · Xã Hải Ninh · Xuân · Năm 2026',
  ],
  [
    productAnimals,
    { id: 5, animal_id: 2, animal: { id: 2, name: 'Lợn' }, ward_id: 3, ward, quarter: 2, year: 2026 },
    'Lợn · Xã Hải Ninh · Quý 2 · Năm 2026',
  ],
]

for (const [resource, entry, name] of rows) {
  test(`a row of ${resource.name} is called '${name}'`, () => assert.equal(nameOf(resource, entry), name))
}
