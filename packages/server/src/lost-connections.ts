import { failureOf } from './failures.ts'

/**
 * Lets the server outlive a connection to the database that is cut off right after it was opened. The driver then asks for the array types, on
 * nobody's behalf; that this failed is told to nobody, for which Node would end the process. Who waited for the connection is told as usual, and whatever
 * else nobody caught still ends the server.
 */
export function outliveLostConnections(): void {
  process.on('unhandledRejection', (error) => {
    if (failureOf(error).code !== 503) throw error
    console.warn((error as Error).message)
  })
}
