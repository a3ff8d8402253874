import { ground, run } from './ground.mjs'

await ground((screen) => screen === 'packages/site')
const port = process.env.PORT ?? '3000'
const vite = `${process.cwd()}/node_modules/vite/bin/vite.js`
const start = (args, cwd, env = {}) => run(process.execPath, args, { cwd, env: { ...process.env, ...env } })

process.exitCode = await Promise.race([
  start(['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], '.', { PORT: port }),
  start([vite, 'build', '--watch', '--logLevel=warn'], 'packages/site'),
  start([vite], 'packages/admin', { API_URL: `http://127.0.0.1:${port}` }),
])
process.exit()
