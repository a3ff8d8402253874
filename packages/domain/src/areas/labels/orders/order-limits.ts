/** Days an order may stay in each state in which somebody has to act; settings may say others. */
export const orderLimits = { pending: 3, approved: 5, printing: 7, delivering: 10 }
