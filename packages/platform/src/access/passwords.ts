import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { isTooLongForPassword } from '@trace/define/password.ts'
import { fairQueue } from '../fair-queue.ts'

const hashWith = promisify(argon2)

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** Approximate processor time for one password hash, in milliseconds. */
export const PASSWORD_MS = 60

/** Queue for all password hashing. Never called from within a transaction. */
export const inTurn = fairQueue({ atOnce: 3, waiting: 60 })

/** The argon2id hash of a password, in the PHC string format. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(async () => {
    const nonce = randomBytes(16)
    const hash = await hashWith('argon2id', { ...COST, message: password.normalize('NFC'), nonce })
    return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${nonce.toString('base64url')}$${hash.toString('base64url')}`
  })

/**
 * Whether a password matches the stored hash; queued with the others. Without a stored hash it takes as long and
 * returns false, so that timing does not tell which accounts exist.
 */
export async function isRightPassword(password: string, kept: string | null): Promise<boolean> {
  if (isTooLongForPassword(password)) return false
  const [, , , cost = '', salt = '', hash = ''] = (kept ?? NOBODY).split('$')
  const [memory, passes, parallelism] = cost.split(',').map((part) => Number(part.slice(2)))
  const expected = Buffer.from(hash, 'base64url')
  const actual = await hashWith('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt, 'base64url'),
    memory: memory!,
    passes: passes!,
    parallelism: parallelism!,
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected) && kept !== null
}

const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`
