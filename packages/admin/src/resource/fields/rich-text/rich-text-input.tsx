import { Input } from '@mantine/core'
import { DOMParser as SchemaParser } from '@tiptap/pm/model'
import Image from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { EditorContent, getSchema, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useState } from 'react'
import { trustedHtml } from '../../../boot/trusted-types.ts'
import type { InputProps } from '../field-view.ts'
import { useFrame, textOf } from '../input-frame.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import styles from './rich-text-input.module.css'

/** Only the formatting that the server's sanitiser keeps. */
const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false, defaultProtocol: 'https' } }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
]

const schema = getSchema(extensions)

const parse = (html: string) =>
  SchemaParser.fromSchema(schema)
    .parse(new DOMParser().parseFromString(trustedHtml(html), 'text/html').body)
    .toJSON()

/** Rich text editor. */
export function RichTextInput(props: InputProps) {
  const { id, label, labelProps, description, error, inputWrapperOrder } = useFrame(props)
  const { change } = props
  const [content] = useState(() => parse(textOf(props.value)))
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
      },
      onUpdate: ({ editor: it }) => change(it.isEmpty ? null : it.getHTML()),
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
        {editor && <RichTextToolbar editor={editor} />}
        <EditorContent editor={editor} />
      </div>
    </Input.Wrapper>
  )
}
