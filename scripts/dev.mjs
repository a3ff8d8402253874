import { cpSync } from 'node:fs'
import { pointTo } from './builds.mjs'
import { develop, vite } from './develop.mjs'
import { prepare } from './prepare.mjs'

await prepare((screen) => screen === 'packages/site')
// `dist/dev` is overwritten at each change; versions that a server uses stay untouched.
cpSync('packages/site/dist/current', 'packages/site/dist/dev', { recursive: true, dereference: true })
pointTo('packages/site', 'dev')
const site = [vite, 'build', '--watch', '--logLevel=warn', '--outDir=dist/dev', '--emptyOutDir=false']
await develop(['scripts/serve.mjs'], 'packages/admin', [[site, 'packages/site']])
