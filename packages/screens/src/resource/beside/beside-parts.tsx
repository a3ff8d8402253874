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

/** The star of a record, how much is said about it, and who else looks at it. */
export const BesideMarks = (props: Props) => !props.resource.handmade && <MarksPart key={keyOf(props)} {...props} />

/**
 * The comment thread of a record that producers and staff talk about, for viewers who have it within their own
 * reach.
 */
export function Talk(props: Props) {
  const problem = useReadOnlyProblem()
  if (!isCommentable(props.resource) || problem(props.resource, props.entry)) return null
  return <TalkPart key={keyOf(props)} {...props} />
}
