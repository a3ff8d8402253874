import { createContext } from 'react'
import type { Single } from '@trace/define/single.ts'

/** What the screens know of a product beside its definitions; a product may have none of it. */
export interface ProductParts {
  /** The single record on whose screen the base map of all maps is uploaded. */
  mapScreen?: Single
  /**
   * Present if things carry codes that the product can look up (`GET /look-up`): the search's hint on what can be
   * typed, and the text on what to point the camera at.
   */
  codes?: { hint: string; camera: string }
  /** Address of its user guide. */
  guide?: string
}

export const PartsOfProduct = createContext<ProductParts>({})
