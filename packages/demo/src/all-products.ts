import { moreProducts } from './more-products.ts'
import { products } from './products.ts'
import type { Product } from './products.ts'

export const allProducts: Product[] = [...products, ...moreProducts]
