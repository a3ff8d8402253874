import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { articles } from '@trace/domain'
import { useState } from 'react'
import { FieldInput } from '../../../resource/fields/inputs.tsx'
import { FormScreen } from '../../../resource/form/form-screen.tsx'
import type { FormValues } from '../../../resource/form/form-state.ts'
import { ArticlePreview } from './article-preview.tsx'
import styles from './article.module.css'
import { words } from './words.ts'

/** Form of an article, with a preview before saving. */
export function ArticleForm() {
  return (
    <FormScreen
      resource={articles}
      inputs={{
        content: (props, values) => (
          <div className={styles['content']}>
            <FieldInput {...props} />
            <PreviewButton values={values} />
          </div>
        ),
      }}
    />
  )
}

function PreviewButton({ values }: { values: FormValues<typeof articles> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" size="xs" leftSection={<IconEye size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {words.preview}
      </Button>
      {open && <ArticlePreview values={values} onClose={() => setOpen(false)} />}
    </>
  )
}
