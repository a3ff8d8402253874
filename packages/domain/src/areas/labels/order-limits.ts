/** Order states in which somebody has to act. */
export type WaitingStatus = 'pending' | 'approved' | 'printing' | 'delivering'

/** Days an order may stay in each state before a reminder is sent. */
export type OrderLimits = Record<WaitingStatus, number>

export const orderLimits: OrderLimits = { pending: 3, approved: 5, printing: 7, delivering: 10 }
