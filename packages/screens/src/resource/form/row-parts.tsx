import type { ReactNode } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { RejectionNoticeProps } from '../detail/rejection-notice.tsx'
import type { HistoryProps } from '../history/history-card.tsx'

const inCard = (inside: ReactNode) => <div className="card soft">{inside}</div>

/** Lazy parts only needed for existing rows: the refusal notice and the history. */
export const RejectionNotice = lazyPart<RejectionNoticeProps>(
  'refusal',
  async () => (await import('../detail/rejection-notice.tsx')).RejectionNotice,
  inCard,
)

export const HistoryCard = lazyPart<HistoryProps>(
  'history-card',
  async () => (await import('../history/history-card.tsx')).HistoryCard,
  inCard,
)

export const loadRowParts = () => Promise.all([RejectionNotice.preload(), HistoryCard.preload()])
