export * from './criteria-seafoods.ts'
export * from './figures.ts'
export * from './product-animals.ts'
export * from './product-plants.ts'
