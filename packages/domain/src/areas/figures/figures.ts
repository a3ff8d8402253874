type Maybe = number | null | undefined

/** A quotient to three decimals; null when the divisor is missing or zero. */
const quotient = (part: Maybe, whole: Maybe): number | null =>
  part === null || part === undefined || !whole ? null : Math.round((part / whole) * 1000) / 1000

/** Crop yield from tonnes and hectares, in quintals (tạ) per hectare. */
export const plantYield = (output: Maybe, areaHarvested: Maybe): number | null =>
  quotient(typeof output === 'number' ? output * 10 : null, areaHarvested)

/** Aquaculture yield: tonnes per hectare of pond or water surface. */
export const seafoodYield = (output: Maybe, area: Maybe): number | null => quotient(output, area)

/** Feed conversion ratio: tonnes of feed per tonne of output. */
export const feedConversion = (feedUsed: Maybe, output: Maybe): number | null => quotient(feedUsed, output)
