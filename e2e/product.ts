import { FIRST } from '@trace/server/test/demo-province.ts'

const { E2E_PORT, SHOTS_URL, SHOTS_PASSWORD = FIRST.password, TEST_PARALLEL_INDEX = '0' } = process.env

/** Two journeys run at the same time, each with a product of its own. */
export const PORTS = [0, 1].map((place) => Number(E2E_PORT ?? 3939) + place)
export const PORT = PORTS[Number(TEST_PARALLEL_INDEX)]!
export const URL = SHOTS_URL ?? `http://127.0.0.1:${PORT}`

/** The first account of the product under test; its database is gone after the run. */
export const ADMIN = { email: FIRST.email, password: SHOTS_PASSWORD }

/** Ports of products started by hand, which are left as they are. */
export const runningPorts = (): number[] => (process.env['E2E_RUNNING'] ?? '').split(',').filter(Boolean).map(Number)
