import type { FastifyInstance } from 'fastify'
import type { Resource } from '@trace/define/resource.ts'
import type { BackgroundStep } from '../run-all-steps.ts'
import type { Finding } from '../monitoring/finding.ts'
import type { Watched } from '../monitoring/watched.ts'
import type { FirstAccount } from '../accounts/first-sign-in.ts'
import type { Operation } from '../operation/operation.ts'
import type { Route } from '../openapi/route.ts'
import type { BackOffice, Screens } from '../pages.ts'
import type { ScheduledTask } from '../ports/jobs/queue.ts'
import type { Mailer } from '../ports/mail/mailer.ts'
import type { Pool, Sql } from '../ports/postgres/connect.ts'
import type { Settings } from '../ports/settings/settings.ts'
import type { Store } from '../store/store.ts'
import type { OwnKeys } from './keyring.ts'

/** Everything that a product built on the platform provides, besides its definitions (`composeCatalogue`). */
export interface Product {
  /** The folder of its migrations. */
  migrations: string
  /** The folder with the rows of an example as each released version wrote them, for `npm run upgrade-check`; or none. */
  releases: string | null
  operations: readonly Operation[]
  /** Its routes that are no operations, for the API document. */
  routes: readonly Route[]
  keys: OwnKeys
  /** The first account of an installation: its name, and the code of its role. */
  firstAccount: FirstAccount
  /** Its built back-office; null for a product that is used through API calls only. */
  screens: Screens | null
  /** Built files that are kept as long as a server runs. */
  builds: readonly string[]
  /** Data of the product that the platform monitors together with its own. */
  watched: Watched
  /** Findings about the product for `npm run status`, besides the platform's own findings. */
  findings(sql: Sql): Promise<Finding[]>
  /** Requests that the product's metrics count. */
  counted: readonly CountedRequests[]
  /** Creates the rows that every installation needs; returns messages for the person who starts the server. */
  prepare(pool: Pool, settings: Settings): Promise<string[]>
  /** Fills an empty installation with example data if the settings ask for it; returns messages about the data. */
  fillExample(pool: Pool, settings: Settings, databaseUrl: string): Promise<string[]>
  /** Serves what no operation serves: pages, maps, files of its own. */
  serve(app: FastifyInstance, pool: Pool, settings: Settings, backOffice: BackOffice): Promise<void>
  /** Tasks that run on a schedule. */
  scheduled(around: TasksAround): readonly ScheduledTask[]
  /** Erases the personal data of a row that must stay because others refer to it. */
  erasePersonForGood: ErasePerson
  /** The product's own steps of the hourly cleanup, besides those of the platform. */
  hourly(pool: Pool, settings: Settings): readonly BackgroundStep[]
}

export interface TasksAround {
  pool: Pool
  settings: Settings
  mailer: Mailer
  /** Runs work of the server itself in one transaction, and announces the changed rows. */
  bySystem(path: string, act: (store: Store) => Promise<void>): Promise<void>
}

export interface CountedRequests {
  name: string
  help: string
  counts(route: string, code: number): boolean
}

export type ErasePerson = (
  store: Store,
  resource: Resource,
  id: number,
  about: { settings: Settings; reason: string },
) => Promise<void>
