import './parts.ts'
import { askAhead } from './ahead.ts'

/** A file of its own that runs before all others: small, and alone. */
askAhead(location)
