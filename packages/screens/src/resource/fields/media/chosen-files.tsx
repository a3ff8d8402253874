import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronsLeft, IconFile, IconTrash } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { showResultMessage } from '../../../ui/answers.ts'
import { FileLink } from './file-link.tsx'
import styles from './media-inputs.module.css'
import { thumbnailOf } from './thumbnail.ts'
import { words } from './words.ts'

interface Removable {
  /** What it is, in a sentence: 'ảnh 2'. */
  name: string
  remove(): void
  undo(): void
}

/** Removes a file at once, and offers to bring it back. */
function removeFile({ name, remove, undo }: Removable): void {
  remove()
  showResultMessage({ ok: true, message: words.removed(name), undo })
}

interface TileProps extends Removable {
  url: string
  /** Place among several pictures, from 0. */
  place?: number
  move?(to: number): void
  children?: ReactNode
}

/** A picture with buttons that remove it and move it towards the first place. */
export function Tile({ url, place = 0, move, children, ...removable }: TileProps) {
  const { name } = removable
  const moves: (readonly [to: number, label: string, icon: Icon])[] = [
    ...(place > 1 ? [[0, words.toFirst(name), IconChevronsLeft] as const] : []),
    ...(place > 0 ? [[place - 1, words.earlier(name), IconChevronLeft] as const] : []),
  ]
  return (
    <div className={styles['tile']}>
      <img src={thumbnailOf(url)} alt="" />
      <ActionIcon.Group className={styles['remove']}>
        {moves.map(([to, label, Arrow]) => (
          <ActionIcon
            key={label}
            variant="default"
            size="sm"
            aria-label={label}
            title={label}
            onClick={() => move?.(to)}
          >
            <Arrow size={14} />
          </ActionIcon>
        ))}
        <ActionIcon variant="default" size="sm" aria-label={words.remove(name)} onClick={() => removeFile(removable)}>
          <IconTrash size={14} />
        </ActionIcon>
      </ActionIcon.Group>
      {children}
    </div>
  )
}

/** A file with a link that opens it. */
export function Line({ url, label, ...removable }: Removable & { url: string; label: string }) {
  return (
    <div className={styles['line']}>
      <IconFile size={18} stroke={1.5} aria-hidden />
      <FileLink url={url}>{label}</FileLink>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={words.remove(removable.name)}
        onClick={() => removeFile(removable)}
      >
        <IconTrash size={14} />
      </ActionIcon>
    </div>
  )
}
