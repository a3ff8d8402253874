export { productOperations } from './products.ts'
