import type { MouseEvent, ReactNode } from 'react'
import { fetchFile } from '../../../app/api.ts'
import { saveFile } from '../../transfer/download.ts'
import { showAnswer } from '../../../app/show-answer.ts'
import { whileLoading } from '../../../ui/loading.tsx'

interface Props {
  url: string
  className?: string | undefined
  children: ReactNode
}

/** Link to an uploaded document. It is fetched with the session's token, which a plain link cannot send. */
export function FileLink({ url, className, children }: Props) {
  const open = async (event: MouseEvent) => {
    event.preventDefault()
    const answer = await whileLoading(fetchFile(url))
    if (answer.ok) saveFile(answer.data)
    else showAnswer(answer)
  }
  return (
    <a href={url} className={className} onClick={(event) => void open(event)}>
      {children}
    </a>
  )
}
