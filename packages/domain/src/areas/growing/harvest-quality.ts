/** The quality of a harvest of which nothing may be certified (decision 191). */
export const FAILED = 'fail'

/** Whether a diary tells of a harvest that failed its quality. */
export const hasFailed = ({ details }: { details?: { quality?: string | null } | null }): boolean =>
  details?.quality === FAILED
