const { E2E_PORT, SHOTS_URL, SHOTS_PASSWORD, TEST_PARALLEL_INDEX = '0' } = process.env

/** Two journeys run beside each other, each with a product of its own. */
export const PORTS = [0, 1].map((place) => Number(E2E_PORT ?? 3939) + place)
export const URL = SHOTS_URL ?? `http://127.0.0.1:${PORTS[Number(TEST_PARALLEL_INDEX)]}`

/** The first account of the product under test; its database is gone after the run. */
export const ADMIN = { email: 'admin@example.com', password: SHOTS_PASSWORD ?? 'hành trình thử trong trình duyệt' }
