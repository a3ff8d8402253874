import { brand } from './brand-name.ts'
import styles from './brand.module.css'

/** Logo and name of the platform. */
export function Brand() {
  return (
    <span className={styles['brand']}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
        <rect width="32" height="32" rx="8" fill="#1b7349" />
        <path d="M16 26V14" fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
        <path d="M16 17c0-5 3.2-8.400 9-9 .2 6-3 9.400-9 9Z" fill="#fff" />
        <path d="M16 21c0-4.200-2.700-7-7.600-7.500C8.200 18.400 11 21 16 21Z" fill="#bfe6cf" />
      </svg>
      {brand}
    </span>
  )
}
