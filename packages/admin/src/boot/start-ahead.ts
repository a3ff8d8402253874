import './parts.ts'
import { askAhead } from './ahead.ts'
import { installDefaultPolicy } from './default-policy.ts'

installDefaultPolicy()
/** A file of its own that runs before all others: small, and alone. */
askAhead(location)
