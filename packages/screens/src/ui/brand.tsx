import { productName, mark } from './brand-name.ts'
import styles from './brand.module.css'

/** Logo and name of the product. */
export const Brand = () => (
  <span className={styles['brand']}>
    {mark && <img src={mark} alt="" width="28" height="28" />}
    {productName}
  </span>
)
