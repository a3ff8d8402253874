export { GoodsBanner, GoodsWarnings } from './goods-warnings.tsx'
