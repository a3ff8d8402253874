import { IconPaperclip } from '@tabler/icons-react'
import type { Media } from '@trace/define/kinds/index.ts'
import { vi } from '../../../ui/vi.ts'
import type { CellProps } from '../field-view.ts'
import { FileLink } from './file-link.tsx'
import { thumbnailOf } from './thumbnail.ts'
import styles from './media-cells.module.css'

const isMedia = (value: unknown): value is Media => typeof value === 'object' && value !== null && 'url' in value

export const mediaOf = (value: unknown): Media[] => (Array.isArray(value) ? value.filter(isMedia) : [])

const Thumbnail = ({ url, alt = '' }: { url: string; alt?: string }) => (
  <img src={thumbnailOf(url)} alt={alt} width={40} height={40} loading="lazy" className={styles['thumbnail']} />
)

export function ImageCell({ value }: CellProps) {
  return typeof value === 'string' && value ? <Thumbnail url={value} /> : <span className={styles['none']} />
}

export function ImagesCell({ value }: CellProps) {
  const all = mediaOf(value)
  if (all.length === 0) return <span className={styles['none']} />
  return (
    <span className={styles['row']}>
      {all.map(({ url, caption }) => (
        <Thumbnail key={url} url={url} alt={caption} />
      ))}
    </span>
  )
}

const Document = ({ url, label }: { url: string; label: string }) => (
  <FileLink url={url} className={styles['file']}>
    <IconPaperclip size={16} aria-hidden />
    {label}
  </FileLink>
)

export function FileCell({ value }: CellProps) {
  return typeof value === 'string' && value ? <Document url={value} label={vi.openFile} /> : ''
}

export function FilesCell({ value }: CellProps) {
  return (
    <span className={styles['row']}>
      {mediaOf(value).map(({ url, caption }) => (
        <Document key={url} url={url} label={caption || vi.openFile} />
      ))}
    </span>
  )
}
