type Maybe = number | null | undefined

/** A quotient to three decimals; nothing where there is nothing to divide by. */
const quotient = (part: Maybe, whole: Maybe): number | null =>
  part === null || part === undefined || !whole ? null : Math.round((part / whole) * 1000) / 1000

/** What a hectare of a crop yields: tonnes and hectares give quintals (tạ) per hectare. */
export const plantYield = (output: Maybe, areaHarvested: Maybe): number | null =>
  quotient(typeof output === 'number' ? output * 10 : null, areaHarvested)

/** Tonnes per hectare of pond or water surface. */
export const seafoodYield = (output: Maybe, area: Maybe): number | null => quotient(output, area)

/** Feed conversion: tonnes of feed for a tonne of output. */
export const feedConversion = (feedUsed: Maybe, output: Maybe): number | null => quotient(feedUsed, output)
