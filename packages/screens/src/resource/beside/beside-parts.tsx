import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { isCommentable } from '@trace/define/commentable.ts'
import { useReadOnlyProblem } from '../../app/shell-data.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

interface Props {
  resource: Resource
  entry: Entry
}

const nothing = () => null
const keyOf = ({ resource, entry }: Props) => `${resource.name}.${entry.id}`
const MarksPart = lazyPart<Props>('beside', async () => (await import('./beside-marks.tsx')).BesideMarks, nothing)
const TalkPart = lazyPart<Props>('beside', async () => (await import('./talk-card.tsx')).TalkCard, nothing)

/** Favourite star of a record, number of its comments, and its other viewers. */
export const BesideMarks = (props: Props) => !props.resource.handmade && <MarksPart key={keyOf(props)} {...props} />

/** Comment thread of a record between producers and staff, for viewers whose reach lets them write the record. */
export function CommentThread(props: Props) {
  const problem = useReadOnlyProblem()
  if (!isCommentable(props.resource) || problem(props.resource, props.entry)) return null
  return <TalkPart key={keyOf(props)} {...props} />
}
