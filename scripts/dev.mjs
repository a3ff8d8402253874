import { cpSync } from 'node:fs'
import { pointTo } from './builds.mjs'
import { run } from './commands.mjs'
import { prepare } from './prepare.mjs'

await prepare((screen) => screen === 'packages/site')
// `dist/dev` is overwritten at each change; versions that a server uses stay untouched.
cpSync('packages/site/dist/current', 'packages/site/dist/dev', { recursive: true, dereference: true })
pointTo('packages/site', 'dev')
const port = process.env.PORT ?? '3000'
const vite = `${process.cwd()}/node_modules/vite/bin/vite.js`
const start = (args, cwd, env = {}) => run(process.execPath, args, { cwd, env: { ...process.env, ...env } })

process.exitCode = await Promise.race([
  start(['--watch', '--watch-preserve-output', 'scripts/serve.mjs'], '.', { PORT: port }),
  start([vite, 'build', '--watch', '--logLevel=warn', '--outDir=dist/dev', '--emptyOutDir=false'], 'packages/site'),
  start([vite], 'packages/admin', { API_URL: `http://127.0.0.1:${port}` }),
])
process.exit()
