import { formatNumber } from '@trace/define/text/format.ts'

/**
 * Decimals that a batch keeps of its amounts: diaries may be in a smaller unit than it, and a ton is told to a tenth of
 * a gram.
 */
export const AMOUNT_PLACES = 7

const SMALLEST = 10 ** -AMOUNT_PLACES

export const exactAmount = (amount: number): number => Math.round(amount / SMALLEST) / 10 ** AMOUNT_PLACES || 0

export const formatAmount = (amount: number): string => formatNumber(amount, AMOUNT_PLACES)

/** Amounts that differ by no more than this are the same: half of what is kept, or what adding up millions leaves. */
export const toleranceOf = (amount: number): number => Math.max(SMALLEST / 2, Math.abs(amount) * 1e-12)
