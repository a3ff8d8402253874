import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { isFollowed, isOwnEcho } from './api.ts'
import { readToken } from '../boot/token.ts'
import { notify } from '../ui/notices.ts'
import type { NoticeGroup } from '../ui/notices.ts'
import { changesByOthers } from './changes.ts'
import { noteRecord, streamOpenings } from './record-events.ts'
import type { RecordEvent } from './record-events.ts'

type LiveEvent =
  | { event: 'notice'; data: { group?: NoticeGroup; title: string; message: string; to?: string; job?: number } }
  | { event: 'changed'; data: { resource: string; ids: number[] } }
  | { event: 'record'; data: RecordEvent }
  /** The session has ended; no more events follow. */
  | { event: 'over' }

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 60_000
const REFRESH_EACH = 1_000

/** Subscribes to server-sent events as long as it is rendered. */
export function LiveEvents(): null {
  const { revalidate } = useRevalidator()

  useEffect(() => {
    const stop = new AbortController()
    const refresh = atMostEach(REFRESH_EACH, () => void revalidate())
    void keepListening(stop.signal, (heard) => {
      if (heard.event === 'over') return stop.abort()
      if (heard.event === 'record') return noteRecord(heard.data)
      if (heard.event === 'changed') return isOwnEcho(heard.data.resource) ? undefined : count(heard.data.resource)
      const { job, ...notice } = heard.data
      if (job === undefined || !isFollowed(job)) notify(notice)
      if (heard.data.group === 'socket') refresh()
    })
    return () => stop.abort()
  }, [revalidate])
  return null
}

/**
 * Throttle: runs at once, and again at the end of the interval if it was called meanwhile, so that many notices
 * refresh the bell only once.
 */
function atMostEach(time: number, run: () => void): () => void {
  let [waits, again] = [false, false]
  return function ask() {
    if (waits) return void (again = true)
    waits = true
    run()
    setTimeout(() => {
      waits = false
      if (!again) return
      again = false
      ask()
    }, time)
  }
}

function count(resource: string): void {
  changesByOthers.set({ ...changesByOthers.get(), [resource]: (changesByOthers.get()[resource] ?? 0) + 1 })
}

/** Reconnects after a break with exponential backoff: after 1, 2, 4 … seconds, at most a minute. */
async function keepListening(signal: AbortSignal, onEvent: (event: LiveEvent) => void): Promise<void> {
  let wait = FIRST_WAIT
  while (!signal.aborted) {
    try {
      for await (const event of listen(signal)) {
        wait = FIRST_WAIT
        onEvent(event)
      }
    } catch {
      if (signal.aborted) return
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
    wait = Math.min(wait * 2, LONGEST_WAIT)
  }
}

/** Reads the event stream with fetch, because EventSource cannot send the token. */
async function* listen(signal: AbortSignal): AsyncGenerator<LiveEvent> {
  const token = readToken()
  if (!token) return
  const response = await fetch('/api/admin/live', {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal,
  })
  if (!response.ok || !response.body) throw new Error(`live: ${response.status}`)
  streamOpenings.set(streamOpenings.get() + 1)
  let rest = ''
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (rest + part.value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = readEvent(block)
      if (event) yield event
    }
  }
}

function readEvent(block: string): LiveEvent | null {
  const lines = block.split('\n')
  const valueOf = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trim())
      .join('\n')
  const event = valueOf('event')
  const known = event === 'notice' || event === 'changed' || event === 'record' || event === 'over'
  return known ? { event, data: JSON.parse(valueOf('data')) } : null
}
