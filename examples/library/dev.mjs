import { basename } from 'node:path'
import { build } from '../../scripts/builds.mjs'
import { develop } from '../../scripts/develop.mjs'
import { prepare } from '../../scripts/prepare.mjs'

const folder = `examples/${basename(import.meta.dirname)}`
await prepare(() => false)
await build(folder)
await develop([`${folder}/start.mjs`, '--screens-apart'], folder)
