import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { screensBuild } from '@trace/screens/build/config.ts'

const path = (name: string) => resolve(import.meta.dirname, name)

export default defineConfig(
  screensBuild({
    page: path('index.html'),
    routes: path('screens/inner.ts'),
    definitions: path('src/definitions.ts'),
  }),
)
