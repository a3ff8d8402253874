import { createContext } from 'react'
import type { Single } from '@trace/define/single.ts'

/** The single record on whose screen the map below all maps is loaded; null for a product without one. */
export const MapScreen = createContext<Single | null>(null)
