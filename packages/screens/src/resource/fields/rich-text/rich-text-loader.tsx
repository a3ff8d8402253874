import { Input } from '@mantine/core'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { InputProps } from '../field-view.ts'
import styles from './rich-text-loader.module.css'

/** Rich text editor; lazy-loaded because it is large. */
export const RichTextInput = lazyPart<InputProps>(
  'rich-text',
  async () => (await import('./rich-text-input.tsx')).RichTextInput,
  (inside, { field: { label, required } }) => (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ 'data-required': required || undefined }}>
      <div className={styles['place']}>{inside}</div>
    </Input.Wrapper>
  ),
)
