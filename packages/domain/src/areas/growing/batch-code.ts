/** The code of a batch, short enough for a GS1 lot: 'QN06874-2607-01'. */
export const batchCodePattern = '{letters}{ward}-{yymm}-{2}'
