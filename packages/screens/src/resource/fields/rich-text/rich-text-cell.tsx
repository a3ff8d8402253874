import { trustedHtml } from '../../../boot/trusted-types.ts'
import type { CellProps } from '../field-view.ts'
import styles from './rich-text-cell.module.css'

/** Rich text, sanitised by the server. */
export function RichTextCell({ value }: CellProps) {
  if (typeof value !== 'string' || !value) return ''
  return <div className={styles['text']} dangerouslySetInnerHTML={{ __html: trustedHtml(value) }} />
}
