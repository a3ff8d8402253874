import './plain-scripts.ts'
import { prefetch } from './prefetch.ts'
import { installDefaultPolicy } from './trusted-types.ts'

installDefaultPolicy()
prefetch(location)
