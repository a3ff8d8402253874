import { erasePerson } from '../personal/erase-person.ts'
import { findPerson } from '../personal/person.ts'
import type { Product } from './product.ts'

type Optional =
  | 'releases'
  | 'findings'
  | 'routes'
  | 'keys'
  | 'builds'
  | 'watched'
  | 'counted'
  | 'screens'
  | 'fillExample'
  | 'serve'
  | 'erasePersonForGood'
  | 'scheduled'
  | 'hourly'

/**
 * Defaults for a product that has only operations and a first account; everything else that a product provides
 * replaces one of them.
 */
export const bareProduct: Pick<Product, Optional> = {
  releases: null,
  findings: async () => [],
  routes: [],
  keys: { folder: 'own', prepare: async () => {}, read: async () => new Map(), open: async () => {} },
  builds: [],
  watched: { letters: null, moments: [], takeBack: async () => 0 },
  counted: [],
  screens: null,
  fillExample: async () => [],
  async serve(app, _pool, _settings, backOffice) {
    app.get('/', backOffice.send)
    app.setNotFoundHandler(({ id }, reply) =>
      reply.code(404).send({ code: 404, message: 'Không tìm thấy đường dẫn', id }),
    )
  },
  async erasePersonForGood(store, resource, id, about) {
    await erasePerson(store, await findPerson(store, resource, id, { ...about, by: null }))
  },
  scheduled: () => [],
  hourly: () => [],
}
