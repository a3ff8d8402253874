import { ground } from './ground.mjs'

await ground()
