// own process: it asks every list in every order.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue } from '@trace/define/catalogue.ts'
import { schemaOf } from '@trace/platform/schema/schema.ts'
import { indexUses } from '../index-uses.ts'
import { DEFINITIONS, isDue } from '../seed.ts'
import { testServer } from '../server.ts'
import { givenThreeOfEach } from './world.ts'

const FEW =
  'a deletion asks for it, and PostgreSQL walks over so few rows as long as statistics do not say that fewer have it'

/** Indexes that serve queries no screen makes itself. */
const ELSEWHERE: Record<string, string> = {
  traces_certificate_ids_idx: 'settled rules look for the traces that a certificate speaks for',
  farm_inputs_plant_ids_idx: FEW,
  farm_inputs_animal_ids_idx: FEW,
  farm_inputs_seafood_ids_idx: FEW,
  notifications_role_ids_idx: FEW,
  notifications_labor_ids_idx: FEW,
  notifications_app_ids_idx: FEW,
  roles_permission_ids_idx: 'roles are few, and who holds a right is asked beside accounts',
}

const server = testServer(() => givenThreeOfEach(server))

const isWhole = isDue(...DEFINITIONS, 'packages/platform/src/schema/', 'packages/server/migrations/')

if (isWhole)
  test('every index that follows from a definition is taken for something that a screen asks', async () => {
    const [{ ward_id }] = await server.sql<[{ ward_id: number }]>`select ward_id from manufactures where id = 1`
    const everywhere = await server.signIn('everything')
    const inCommune = await server.signIn('everything', { scope: 'commune', ward_id })
    const atProducer = await server.signIn('everything', { scope: 'manufacture', manufacture_id: 1 })
    const tokens = [everywhere, inCommune, atProducer].map(({ token }) => token)
    const uses = await indexUses(server.sql, { url: server.url, settings: server.settings, tokens })
    const made = Object.values(schemaOf(catalogue().resources)).flatMap(({ indexes }) => Object.entries(indexes))
    const idle = made
      .filter(([name, on]) => !on.startsWith('unique ') && !uses.has(name) && !(name in ELSEWHERE))
      .map(([name]) => name)
    assert.deepEqual(idle, [])
  })
