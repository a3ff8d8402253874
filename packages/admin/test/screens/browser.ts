import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Window } from 'happy-dom'
import { transformSync } from 'rolldown/utils'

/**
 * A DOM without a screen. Its classes and objects are global, under their names in browsers; network calls stay those
 * of Node.
 */
export const window = new Window({ url: 'http://coi-nguon.test/', width: 1280, height: 900 })

const ofNode = new Set(['globalThis', 'constructor', 'Object', 'Function', 'eval'])
const ofBrowser = new Set([
  'Event',
  'EventTarget',
  'CustomEvent',
  'FormData',
  'navigator',
  'localStorage',
  'sessionStorage',
])

for (
  let level: object | null = window;
  level && level !== Object.prototype;
  level = Object.getPrototypeOf(level) as object | null
) {
  for (const name of Object.getOwnPropertyNames(level)) {
    if (ofNode.has(name) || (name in globalThis && !ofBrowser.has(name))) continue
    const value: unknown = Reflect.get(window, name)
    const isMethod = typeof value === 'function' && /^[a-z]/.test(name)
    Object.defineProperty(globalThis, name, {
      value: isMethod ? value.bind(window) : value,
      configurable: true,
      writable: true,
    })
  }
}
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const options = { jsx: { runtime: 'automatic' as const }, define: { 'import.meta.env.PROD': 'false' } }

/** CSS modules return each class name unchanged; plain style sheets, pictures and fonts are empty modules here. */
const classNames = 'export default new Proxy({}, { get: (_, name) => name })'

registerHooks({
  load(url, context, next) {
    const path = url.replace(/\?.*$/, '')
    if (/\.(css|svg|woff2)$/.test(path))
      return { format: 'module', shortCircuit: true, source: path.endsWith('.module.css') ? classNames : 'export {}' }
    if (!/\/packages\/(admin|screens)\/src\/.*\.tsx?$/.test(path)) return next(url, context)
    const file = fileURLToPath(path)
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), options)
    if (errors.length > 0) throw errors[0]
    return { format: 'module', shortCircuit: true, source: code }
  },
})
