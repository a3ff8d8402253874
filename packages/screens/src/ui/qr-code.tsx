import { encodeQR } from 'qr'
import styles from './qr-code.module.css'

interface Props {
  text: string
  /** Accessible name that tells the target of the code; absent if text beside it does. */
  label?: string
  size: number
}

/** QR code of a web address, dark on white in both colour schemes so that cameras can read it. */
export function QrCode({ text, label, size }: Props) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 })
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }

  return (
    <svg {...named} width={size} height={size} viewBox={`0 0 ${rows.length} ${rows.length}`} className={styles['code']}>
      <path d={path} />
    </svg>
  )
}
