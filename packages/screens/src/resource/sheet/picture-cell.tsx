import { IconPhotoPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { IMAGES } from '../fields/media/upload.ts'
import { thumbnailOf } from '../fields/media/thumbnail.ts'
import styles from './grid.module.css'
import { words } from './words.ts'

interface Props {
  shared: Record<string, unknown> & { onKeyDown(event: KeyboardEvent<HTMLElement>): void }
  urls: readonly string[]
  isBusy: boolean
  take(files: readonly File[]): void
  clear(): void
}

/** Cell with pictures: drop them here or anywhere on the row, or press it to choose them. Delete removes them. */
export function PictureCell({ shared, urls, isBusy, take, clear }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete' || event.key === 'Backspace') clear()
    else if (event.key !== 'Enter' && event.key !== ' ') shared.onKeyDown(event)
  }

  return (
    <>
      <button
        {...shared}
        type="button"
        className={styles['pictures']}
        aria-busy={isBusy || undefined}
        onKeyDown={onKeyDown}
        onClick={() => input.current?.click()}
      >
        {urls.map((url) => (
          <img key={url} src={thumbnailOf(url)} alt="" width={28} height={28} />
        ))}
        {isBusy ? (
          <span className="soft">{words.uploading}</span>
        ) : (
          urls.length === 0 && <IconPhotoPlus size={18} stroke={1.5} aria-hidden />
        )}
      </button>
      <input
        ref={input}
        type="file"
        accept={IMAGES.accept}
        multiple
        hidden
        tabIndex={-1}
        onChange={(event) => take([...(event.currentTarget.files ?? [])])}
      />
    </>
  )
}
