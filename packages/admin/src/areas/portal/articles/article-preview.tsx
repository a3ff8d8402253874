import { Button } from '@mantine/core'
import { articles } from '@trace/domain'
import { formatMoment } from '@trace/domain/format'
import { createElement } from 'react'
import { cells } from '../../../resource/fields/cells.tsx'
import type { FormValues } from '../../../resource/form/form-state.ts'
import { ModalDialog } from '../../../ui/modal-dialog.tsx'
import { vi } from '../../../ui/vi.ts'
import styles from './article.module.css'
import { words } from './words.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Preview of an article as its readers will see it, from the form values. */
export function ArticlePreview({ values, onClose }: { values: FormValues<typeof articles>; onClose(): void }) {
  const { fields } = articles
  const content = textOf(values.content)
  const source = textOf(values.source_name)
  const by = [
    textOf(values.author_name),
    formatMoment(textOf(values.published_at)),
    source && words.source(source),
  ].filter(Boolean)

  return (
    <ModalDialog label={words.previewTitle} className={styles['preview']} onClose={onClose}>
      <div className={styles['bar']}>
        <span className="soft">{words.previewTitle}</span>
        <Button variant="default" size="xs" onClick={onClose} data-autofocus>
          {vi.close}
        </Button>
      </div>
      <article>
        <h2>{textOf(values.title) || words.untitled}</h2>
        {by.length > 0 && <p className="soft">{by.join(' · ')}</p>}
        {textOf(values.summary) && <p className={styles['summary']}>{textOf(values.summary)}</p>}
        {textOf(values.thumbnail) && <img src={textOf(values.thumbnail)} alt="" />}
        {content ? (
          createElement(cells.richText, {
            field: fields.content,
            name: 'content',
            value: content,
            entry: { id: 0 },
            resource: 'articles',
          })
        ) : (
          <p className="soft">{words.empty}</p>
        )}
      </article>
    </ModalDialog>
  )
}
