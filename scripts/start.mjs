import { ground } from './ground.mjs'

await ground()
process.env.NODE_ENV ??= 'production'
try {
  await import('../packages/server/src/main.ts')
} catch (error) {
  console.error(`Không khởi động được: ${error.message}`, error.cause ?? '')
  process.exit(1)
}
