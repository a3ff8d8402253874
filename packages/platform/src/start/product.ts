import type { FastifyInstance } from 'fastify'
import type { Resource } from '@trace/define/resource.ts'
import type { Step } from '../each-alone.ts'
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

/** What a product built on the platform brings; its definitions come with `composeCatalogue`. */
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
  /** Its built back-office; null where it is worked with by calls alone. */
  screens: Screens | null
  /** Built files that are kept as long as a server runs. */
  builds: readonly string[]
  /** What the platform watches over together with what is its own. */
  watched: Watched
  /** What a person is told of it by `npm run status`, beside what the platform knows of itself. */
  findings(sql: Sql): Promise<Finding[]>
  /** What its metrics count of the requests that were answered. */
  counted: readonly CountedRequests[]
  /** Brings the rows that every installation needs; answers what whoever starts it should read. */
  prepare(pool: Pool, settings: Settings): Promise<string[]>
  /** Fills an empty installation with an example, where the settings ask for one; answers what to read about it. */
  fillExample(pool: Pool, settings: Settings, databaseUrl: string): Promise<string[]>
  /** Serves what no operation answers: pages, maps, files of its own. */
  serve(app: FastifyInstance, pool: Pool, settings: Settings, backOffice: BackOffice): Promise<void>
  /** Tasks that run on a schedule. */
  scheduled(around: TasksAround): readonly ScheduledTask[]
  /** Removes what is personal of a row that stays since others name it. */
  erasePersonForGood: ErasePerson
  /** What is cleaned up each hour, beside what the platform keeps. */
  hourly(pool: Pool, settings: Settings): readonly Step[]
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
