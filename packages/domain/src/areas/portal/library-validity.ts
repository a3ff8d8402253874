import type { Row } from '@trace/define/resource.ts'
import type { libraries } from './libraries.ts'

type Document = Pick<Row<typeof libraries>, 'validity' | 'effective_at' | 'expired_at'>

/** The validity of a document on a day: its dates count before what was chosen, unless it was replaced. */
export function validityOn({ validity, effective_at, expired_at }: Document, day: string): Document['validity'] {
  if (validity === 'replaced') return validity
  if (expired_at !== null && expired_at < day) return 'expired'
  return validity === 'in_force' && effective_at !== null && effective_at > day ? null : validity
}
