import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { screensBuild } from '@trace/screens/build/config.ts'

const path = (name: string) => resolve(import.meta.dirname, name)

export default defineConfig(
  screensBuild(
    {
      page: path('index.html'),
      signIn: path('src/areas/accounts/auth/sign-in-page.tsx'),
      routes: path('src/admin-routes.tsx'),
      definitions: path('../domain/src/menu.ts'),
    },
    ['/huong-dan', '/t/', '/s/', '/01/'],
  ),
)
