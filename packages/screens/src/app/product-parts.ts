import { createContext } from 'react'
import type { Single } from '@trace/define/single.ts'

/** Optional parts of a product that its definitions do not contain. */
export interface ProductParts {
  /** The single record on whose screen the base map of all maps is uploaded. */
  mapScreen?: Single
  /**
   * Present if the product can look up codes (`GET /look-up`). `hint` tells in the search what can be typed, `camera`
   * what to point the camera at.
   */
  codes?: { hint: string; camera: string }
  /** Address of the product's user guide. */
  guide?: string
}

export const ProductPartsContext = createContext<ProductParts>({})
