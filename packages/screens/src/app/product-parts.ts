import { createContext } from 'react'
import type { Single } from '@trace/define/single.ts'

/** What the screens know of a product beside its definitions; a product may have none of it. */
export interface ProductParts {
  /** The single record on whose screen the map below all maps is loaded. */
  mapScreen?: Single
  /**
   * Things bear codes, and the product answers what bears one (`GET /look-up`): what the search says that one may type,
   * and what the camera is pointed at.
   */
  codes?: { hint: string; camera: string }
  /** Address of its user guide. */
  guide?: string
}

export const PartsOfProduct = createContext<ProductParts>({})
