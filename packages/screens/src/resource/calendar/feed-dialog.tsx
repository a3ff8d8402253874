import { Button, CopyButton, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { formatMoment } from '@trace/define/text/format.ts'
import { useEffect, useState } from 'react'
import { call } from '../../app/call.ts'
import type { Data } from '../../app/call.ts'
import { showAnswer, showFailure } from '../../app/show-answer.ts'
import { confirm } from '../../ui/dialogs.ts'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { useCloseWhenLeft } from '../../ui/use-close-when-left.ts'
import { vi } from '../../ui/vi.ts'
import styles from './feed-dialog.module.css'
import { words } from './words.ts'

type Feed = Data<'GET /api/admin/calendar/feed'>

/** Creates, renews or revokes the link by which other programs subscribe to the user's calendar. */
export function FeedDialog({ onClose }: { onClose(): void }) {
  const [feed, setFeed] = useState<Feed | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  useCloseWhenLeft(onClose)

  const read = async () => {
    const answer = await call('GET /api/admin/calendar/feed', {})
    if (answer.ok) setFeed(answer.data)
    else showFailure(answer.message)
  }
  useEffect(() => {
    const gone = new AbortController()
    void call('GET /api/admin/calendar/feed', {}, undefined, gone).then((answer) => {
      if (gone.signal.aborted) return
      if (answer.ok) setFeed(answer.data)
      else showFailure(answer.message)
    })
    return () => gone.abort()
  }, [])

  const make = async () => {
    if (feed?.is_on && !(await confirm({ title: words.renew, message: words.askRenew }))) return
    const answer = await call('POST /api/admin/calendar/feed', {})
    if (!showAnswer(answer)) return
    setUrl(answer.data.url ?? null)
    await read()
  }
  const end = async () => {
    if (!(await confirm({ title: words.end, message: words.askEnd, danger: true }))) return
    if (!showAnswer(await call('DELETE /api/admin/calendar/feed', {}))) return
    setUrl(null)
    await read()
  }

  return (
    <ModalDialog label={words.feed} className={styles['dialog']} onClose={onClose}>
      <h2>{words.feed}</h2>
      <p>{words.aboutFeed}</p>
      {url ? (
        <>
          <div className={styles['link']}>
            <TextInput label={words.link} value={url} readOnly onFocus={({ target }) => target.select()} />
            <CopyButton value={url}>
              {({ copied, copy }) => (
                <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
                  {copied ? words.copied : words.copy}
                </Button>
              )}
            </CopyButton>
          </div>
          <p>{words.shownOnce}</p>
        </>
      ) : (
        feed && <p>{feed.is_on ? toldOf(feed) : words.none}</p>
      )}
      <p className="soft">{words.keepSecret}</p>
      <div className={styles['buttons']}>
        {feed?.is_on && (
          <Button variant="default" color="red" onClick={() => void end()}>
            {words.end}
          </Button>
        )}
        <Button variant={feed?.is_on ? 'default' : 'filled'} disabled={!feed} onClick={() => void make()}>
          {feed?.is_on ? words.renew : words.make}
        </Button>
        <Button variant="default" data-autofocus onClick={onClose}>
          {vi.close}
        </Button>
      </div>
    </ModalDialog>
  )
}

const toldOf = ({ made_at, read_at }: Feed): string =>
  `${words.madeAt(formatMoment(made_at ?? ''))}, ${read_at ? words.readAt(formatMoment(read_at)) : words.neverRead}.`
