import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { vi } from '../../../ui/vi.ts'
import { IMAGES } from '../media/upload.ts'
import { useSendFile } from '../media/use-upload.ts'
import { words } from '../media/words.ts'

/** A picture that is being uploaded; it is already in the text, marked with its id. */
interface Pending {
  id: string
  file: File
}

/**
 * Uploads the pictures of a rich text. During the upload, each picture is shown in its place; it is removed if the
 * upload fails.
 */
export function usePictures() {
  const send = useSendFile(IMAGES)
  const [problems, setProblems] = useState<readonly string[]>([])

  const sendOne = async (editor: Editor, { id, file }: Pending) => {
    try {
      await send(file, ({ url }) => settle(editor, id, url))
    } catch (error) {
      settle(editor, id, null)
      const why = error instanceof Error ? error.message : vi.systemError
      setProblems((now) => [...now, words.failed(file.name, why)])
    }
  }
  const sendAll = (editor: Editor, pictures: readonly Pending[]) => {
    if (pictures.length > 0) setProblems([])
    for (const picture of pictures) void sendOne(editor, picture)
  }
  return {
    problems,
    sendAll,
    /** Inserts pictures at the cursor. */
    insert(editor: Editor, files: Iterable<File>) {
      const pictures = [...files].map((file) => ({ id: crypto.randomUUID(), file }))
      const nodes = pictures.map(({ id, file }) => ({
        type: 'image',
        attrs: { src: URL.createObjectURL(file), pending: id },
      }))
      editor.chain().focus().insertContent(nodes).run()
      sendAll(editor, pictures)
    },
  }
}

/** Sets the address of an uploaded picture, wherever it has moved in the text; without an address, removes it. */
function settle(editor: Editor, id: string, url: string | null): void {
  if (editor.isDestroyed) return
  const { tr, doc } = editor.state
  doc.descendants((node, at) => {
    if (node.attrs['pending'] !== id) return
    URL.revokeObjectURL(String(node.attrs['src']))
    const place = tr.mapping.map(at)
    if (url) tr.setNodeMarkup(place, undefined, { ...node.attrs, src: url, pending: null })
    else tr.delete(place, place + node.nodeSize)
  })
  editor.view.dispatch(tr.setMeta('addToHistory', false))
}
