const { E2E_PORT, SHOTS_URL, SHOTS_PASSWORD } = process.env

export const PORT = Number(E2E_PORT ?? 3939)
export const URL = SHOTS_URL ?? `http://127.0.0.1:${PORT}`

/** The first account of the product under test; its database is gone after the run. */
export const ADMIN = { email: 'admin@example.com', password: SHOTS_PASSWORD ?? 'hành trình thử trong trình duyệt' }
