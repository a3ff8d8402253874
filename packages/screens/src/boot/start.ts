import './plain-scripts.ts'
import { drawLastFrame } from './last-frame.ts'
import { prefetch } from './prefetch.ts'
import { installDefaultPolicy } from './trusted-types.ts'

installDefaultPolicy()
prefetch(location)
if (document.readyState === 'loading') document.addEventListener('readystatechange', drawLastFrame, { once: true })
else drawLastFrame()
