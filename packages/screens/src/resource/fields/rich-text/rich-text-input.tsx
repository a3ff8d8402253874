import { Input } from '@mantine/core'
import { EditorContent, useEditor } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { letThroughOnce } from '../../../boot/trusted-types.ts'
import type { InputProps } from '../field-view.ts'
import { useInputProps, textOf } from '../input-props.ts'
import { cleanPasted } from './clean-paste.ts'
import type { Cleaned } from './clean-paste.ts'
import { words } from './words.ts'
import { extensions, parseRichText, writeRichText } from './rich-text-schema.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { usePictures } from './use-pictures.ts'
import styles from './rich-text-input.module.css'

/** Rich text editor. */
export function RichTextInput(props: InputProps) {
  const { id, label, labelProps, description, error, inputWrapperOrder } = useInputProps(props)
  const { change } = props
  const [content] = useState(() => parseRichText(textOf(props.value)))
  const [dropped, setDropped] = useState<readonly string[]>([])
  const pictures = usePictures()
  const own = useRef<Editor | null>(null)
  const pasted = useRef<Cleaned['pictures']>([])

  const putFiles = (data: DataTransfer | null): boolean => {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length === 0 || !own.current || hasText(data?.getData('text/html') ?? '')) return false
    setDropped([])
    pictures.insert(own.current, files)
    return true
  }

  const editor = useEditor(
    {
      extensions,
      content,
      injectCSS: false,
      shouldRerenderOnTransaction: false,
      editorProps: {
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          ...(props.field.required && { 'aria-required': 'true' }),
        },
        handlePaste: (_, event) => putFiles(event.clipboardData),
        handleDrop: (_, event, __, moved) => !moved && putFiles(event.dataTransfer),
        transformPastedHTML(html) {
          const cleaned = cleanPasted(html)
          setDropped(cleaned.dropped)
          pasted.current = cleaned.pictures
          return letThroughOnce(cleaned.html)
        },
      },
      onCreate: ({ editor: it }) => {
        own.current = it
      },
      onUpdate({ editor: it }) {
        const arrived = pasted.current
        pasted.current = []
        pictures.sendAll(it, arrived)
        change(it.isEmpty ? null : writeRichText(it.state.doc))
      },
    },
    [],
  )

  return (
    <Input.Wrapper
      label={label}
      labelProps={labelProps}
      description={description}
      error={error}
      inputWrapperOrder={inputWrapperOrder}
      labelElement="div"
    >
      <div className={styles['editor']} data-error={error ? true : undefined}>
        {editor && <RichTextToolbar editor={editor} insert={(files) => pictures.insert(editor, files)} />}
        <EditorContent editor={editor} />
      </div>
      {pictures.problems.map((problem) => (
        <p key={problem} role="alert" className={styles['problem']}>
          {problem}
        </p>
      ))}
      {dropped.length > 0 && (
        <div role="status" className={styles['dropped']}>
          {words.title}
          <ul>
            {dropped.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </div>
      )}
    </Input.Wrapper>
  )
}

/** Whether the pasted markup contains text; then its pictures are pasted as part of that text. */
const hasText = (html: string): boolean => html !== '' && /\S/.test(html.replace(/<[^<>]*>/g, ''))
