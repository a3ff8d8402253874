import { createContext, useCallback, useEffect, useEffectEvent, useReducer } from 'react'

const words = {
  waits: (count: number) => `Đang chờ ${count} tệp tải lên xong rồi lưu…`,
  calledOff:
    'Chưa lưu: có tệp không tải lên được. Chọn lại tệp ở chỗ báo lỗi, hoặc bấm lưu lần nữa để lưu không có tệp đó.',
} as const

/** Registers an upload with its form. Returns a function to call when the upload has ended. */
type Begin = () => (arrived: boolean) => void

/** Registers uploads with the form, dialog or sheet around. */
export const Uploads = createContext<Begin>(() => () => undefined)

interface State {
  pending: number
  failed: number
  /** State of a submission: waiting for uploads, due now, or called off because an upload failed. */
  submission: 'none' | 'waiting' | 'due' | 'calledOff'
}

type Event = 'begun' | 'arrived' | 'failed' | 'asked' | 'sent'

function reduce({ pending, failed, submission }: State, event: Event): State {
  switch (event) {
    case 'begun':
      return { pending: pending + 1, failed, submission }
    case 'arrived':
    case 'failed': {
      const missing = event === 'failed' ? failed + 1 : failed
      const isLast = submission === 'waiting' && pending === 1
      return { pending: pending - 1, failed: missing, submission: isLast ? decided(missing) : submission }
    }
    case 'asked':
      return { pending, failed: 0, submission: pending > 0 ? 'waiting' : 'due' }
    case 'sent':
      return { pending, failed, submission: 'none' }
  }
}

const decided = (failed: number) => (failed > 0 ? 'calledOff' : 'due')

/** Delays a submission until every upload of the form has ended; a failed upload cancels it. */
export function useUploads(submit: () => unknown) {
  const [{ pending, submission }, dispatch] = useReducer(reduce, { pending: 0, failed: 0, submission: 'none' })

  const begin = useCallback<Begin>(() => {
    dispatch('begun')
    return (arrived) => dispatch(arrived ? 'arrived' : 'failed')
  }, [])

  /** Runs in an effect, after the values added by uploads have been rendered. */
  const send = useEffectEvent(() => {
    dispatch('sent')
    void submit()
  })
  useEffect(() => {
    if (submission === 'due') send()
  }, [submission])

  return {
    begin,
    isPending: pending > 0,
    isWaiting: submission === 'waiting',
    /** Message for the user: that the submission waits, or why it was cancelled. */
    told: submission === 'waiting' ? words.waits(pending) : submission === 'calledOff' ? words.calledOff : null,
    /** Submits once all uploads have arrived. */
    submit: () => dispatch('asked'),
  }
}
