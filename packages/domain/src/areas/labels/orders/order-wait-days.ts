/** Days an order may stay in each state in which somebody has to act; the settings may override them. */
export const orderWaitDays = { pending: 3, approved: 5, printing: 7, delivering: 10 }
