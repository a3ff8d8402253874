import { ActionIcon, TextInput } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconH4,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconSubscript,
  IconSuperscript,
  IconTable,
  IconUnderline,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import type {} from '@tiptap/extension-table'
import { useEditorState } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { useRef } from 'react'
import type { Ref } from 'react'
import { OnDemand } from '../../../app/on-demand.tsx'
import type { Trigger } from '../../../app/on-demand.tsx'
import { IMAGES } from '../media/upload.ts'
import styles from './rich-text-input.module.css'

const words = {
  bold: 'Đậm',
  italic: 'Nghiêng',
  underline: 'Gạch chân',
  heading: 'Tiêu đề',
  subheading: 'Tiêu đề nhỏ',
  smallHeading: 'Mục con',
  superscript: 'Chỉ số trên (10⁶, m²)',
  subscript: 'Chỉ số dưới (H₂O)',
  bullets: 'Danh sách chấm',
  numbers: 'Danh sách số',
  quote: 'Trích dẫn',
  link: 'Liên kết',
  unlink: 'Bỏ liên kết',
  image: 'Chèn ảnh',
  table: 'Bảng',
  undo: 'Hoàn tác',
  redo: 'Làm lại',
  linkAddress: 'Địa chỉ liên kết',
  toolbar: 'Công cụ định dạng',
} as const

interface Control {
  label: string
  icon: Icon
  isOn?(editor: Editor): boolean
  run(editor: Editor): void
}

const controls: readonly Control[] = [
  {
    label: words.bold,
    icon: IconBold,
    isOn: (it) => it.isActive('bold'),
    run: (it) => it.chain().focus().toggleBold().run(),
  },
  {
    label: words.italic,
    icon: IconItalic,
    isOn: (it) => it.isActive('italic'),
    run: (it) => it.chain().focus().toggleItalic().run(),
  },
  {
    label: words.underline,
    icon: IconUnderline,
    isOn: (it) => it.isActive('underline'),
    run: (it) => it.chain().focus().toggleUnderline().run(),
  },
  {
    label: words.heading,
    icon: IconH2,
    isOn: (it) => it.isActive('heading', { level: 2 }),
    run: (it) => it.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: words.subheading,
    icon: IconH3,
    isOn: (it) => it.isActive('heading', { level: 3 }),
    run: (it) => it.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: words.smallHeading,
    icon: IconH4,
    isOn: (it) => it.isActive('heading', { level: 4 }),
    run: (it) => it.chain().focus().toggleHeading({ level: 4 }).run(),
  },
  {
    label: words.superscript,
    icon: IconSuperscript,
    isOn: (it) => it.isActive('superscript'),
    run: (it) => it.chain().focus().toggleMark('superscript').run(),
  },
  {
    label: words.subscript,
    icon: IconSubscript,
    isOn: (it) => it.isActive('subscript'),
    run: (it) => it.chain().focus().toggleMark('subscript').run(),
  },
  {
    label: words.bullets,
    icon: IconList,
    isOn: (it) => it.isActive('bulletList'),
    run: (it) => it.chain().focus().toggleBulletList().run(),
  },
  {
    label: words.numbers,
    icon: IconListNumbers,
    isOn: (it) => it.isActive('orderedList'),
    run: (it) => it.chain().focus().toggleOrderedList().run(),
  },
  {
    label: words.quote,
    icon: IconBlockquote,
    isOn: (it) => it.isActive('blockquote'),
    run: (it) => it.chain().focus().toggleBlockquote().run(),
  },
  { label: words.table, icon: IconTable, isOn: (it) => it.isActive('table'), run: toggleTable },
  { label: words.undo, icon: IconArrowBackUp, run: (it) => it.chain().focus().undo().run() },
  { label: words.redo, icon: IconArrowForwardUp, run: (it) => it.chain().focus().redo().run() },
]

/** Inserts a small table; inside a table, deletes it. */
function toggleTable(editor: Editor): void {
  if (editor.isActive('table')) editor.chain().focus().deleteTable().run()
  else editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
}

interface ToolbarProps {
  editor: Editor
  /** Inserts pictures at the cursor. */
  insert(files: Iterable<File>): void
}

export function RichTextToolbar({ editor, insert }: ToolbarProps) {
  const on = useEditorState({ editor, selector: ({ editor: it }) => controls.map(({ isOn }) => isOn?.(it)) })

  return (
    <div role="toolbar" aria-label={words.toolbar} className={styles['toolbar']}>
      {controls.map(({ label, icon, run }, index) => (
        <Tool key={label} label={label} icon={icon} on={on[index]} run={() => run(editor)} />
      ))}
      <LinkTool editor={editor} />
      <ImageTool insert={insert} />
    </div>
  )
}

interface ToolProps {
  label: string
  icon: Icon
  on?: boolean | undefined
  run?: (() => void) | undefined
  ref?: Ref<HTMLButtonElement>
}

function Tool({ label, icon: Picture, on, run, ref }: ToolProps) {
  return (
    <ActionIcon
      ref={ref}
      variant={on ? 'light' : 'subtle'}
      color={on ? 'green' : 'gray'}
      aria-label={label}
      title={label}
      aria-pressed={on}
      onClick={run}
    >
      <Picture size={18} stroke={1.6} />
    </ActionIcon>
  )
}

function LinkTool({ editor }: { editor: Editor }) {
  const link = (href: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href) chain.setLink({ href, target: '_blank' }).run()
    else chain.unsetLink().run()
  }
  const trigger: Trigger = (press) => (
    <Tool label={words.link} icon={IconLink} on={editor.isActive('link')} run={press} />
  )

  return (
    <OnDemand name="link" load={() => import('../../../app/popover-view.tsx')} trigger={trigger}>
      {({ PopoverView }) => (
        <PopoverView
          trigger={trigger}
          label={words.link}
          width={320}
          position="bottom-start"
          padding={12}
          returnFocus={false}
        >
          {(close) => (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                event.stopPropagation()
                link(String(new FormData(event.currentTarget).get('href')).trim())
                close()
              }}
            >
              <TextInput
                name="href"
                label={words.linkAddress}
                placeholder="https://"
                defaultValue={String(editor.getAttributes('link')['href'] ?? '')}
                data-autofocus
              />
            </form>
          )}
        </PopoverView>
      )}
    </OnDemand>
  )
}

function ImageTool({ insert }: { insert(files: Iterable<File>): void }) {
  const input = useRef<HTMLInputElement>(null)

  return (
    <>
      <Tool label={words.image} icon={IconPhoto} run={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={IMAGES.accept}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          insert(currentTarget.files ?? [])
          currentTarget.value = ''
        }}
      />
    </>
  )
}
