export { GoodsBanner, GoodsWarnings } from './goods-warnings.tsx'
export { printedWords } from './printed-words.ts'
