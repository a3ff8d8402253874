export const PORT = Number(process.env['E2E_PORT'] ?? 3939)
export const URL = `http://127.0.0.1:${PORT}`

/** The first account of the product under test; its database is gone after the run. */
export const ADMIN = { email: 'admin@example.com', password: 'hành trình thử trong trình duyệt' }
