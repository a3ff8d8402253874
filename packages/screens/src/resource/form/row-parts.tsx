import type { ReactNode } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { RejectionNoticeProps } from '../detail/refusal.tsx'
import type { HistoryProps } from '../history/history-card.tsx'

const inCard = (inside: ReactNode) => <div className="card soft">{inside}</div>

/** Lazy parts only needed for existing rows: the refusal notice and the history. */
export const RejectionNotice = lazyPart<RejectionNoticeProps>(
  'refusal',
  async () => (await import('../detail/refusal.tsx')).RejectionNotice,
  inCard,
)

export const HistoryCard = lazyPart<HistoryProps>(
  'history-card',
  async () => (await import('../history/history-card.tsx')).HistoryCard,
  inCard,
)

export const loadRowParts = () => Promise.all([RejectionNotice.preload(), HistoryCard.preload()])
