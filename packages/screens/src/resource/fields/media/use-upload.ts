import type { Media } from '@trace/define/kinds/index.ts'
import { use, useRef, useState } from 'react'
import { vi } from '../../../ui/vi.ts'
import { FILES, upload } from './upload.ts'
import type { Uploadable } from './upload.ts'
import { Uploads } from './uploads.ts'
import { words } from './words.ts'

/** Uploads a file for the surrounding form, whose submission waits for it. Rejects with a message for the user. */
export function useSendFile(kind: Uploadable) {
  const begin = use(Uploads)
  return async (
    file: File,
    take: (media: Media) => void | Promise<void>,
    onProgress?: (percent: number) => void,
  ): Promise<void> => {
    const end = begin()
    let arrived = false
    try {
      const url = await upload(file, kind, onProgress)
      await take({ url, caption: kind === FILES ? file.name : '' })
      arrived = true
    } finally {
      end(arrived)
    }
  }
}

/**
 * Uploads the files chosen in an input. They are added one by one in the order of choice; a failed file is reported
 * by name and does not stop the others. An input for one file takes the one chosen last.
 */
export function useUpload(kind: Uploadable, take: (media: Media) => void, many = true) {
  const sendFile = useSendFile(kind)
  /** Percentage sent of each file that is uploading. */
  const [sending, setSending] = useState<ReadonlyMap<symbol, number>>(new Map())
  const [problems, setProblems] = useState<readonly string[]>([])
  const newest = useRef<symbol>(undefined)
  const before = useRef(Promise.resolve())

  const sendOne = async (file: File, earlier: Promise<void>) => {
    const id = Symbol(file.name)
    newest.current = id
    const isWanted = () => many || newest.current === id
    const progress = (percent: number) => setSending((now) => new Map(now).set(id, percent))
    progress(0)
    try {
      await sendFile(
        file,
        async (media) => {
          await earlier
          if (isWanted()) take(media)
        },
        progress,
      )
    } catch (error) {
      const why = error instanceof Error ? error.message : vi.systemError
      if (isWanted()) setProblems((now) => [...now, words.failed(file.name, why)])
    }
    setSending((now) => new Map([...now].filter(([other]) => other !== id)))
  }

  const all = [...sending.values()]
  return {
    isBusy: all.length > 0,
    percent: all.reduce((sum, one) => sum + one, 0) / Math.max(all.length, 1),
    problems,
    send(files: Iterable<File> | null) {
      const chosen = [...(files ?? [])].slice(0, many ? undefined : 1)
      if (chosen.length > 0) setProblems([])
      for (const file of chosen) before.current = sendOne(file, before.current)
    },
  }
}
