import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from './random-from.ts'
import { testServer } from './server.ts'
import { openWalk } from './walk/acts.ts'
import { complaints, lookAtPages } from './walk/look.ts'

/** Number of acts in a walk, and its seed: `WALK=2000 SEED=7 npm test -- packages/server/test/random-walk.test.ts`. */
const ACTS = Number(process.env['WALK'] ?? 60)
const SEED = Number(process.env['SEED'] ?? process.env['TEST_SEED'] ?? 1)
/** Number of acts after which new batches begin on a new area; the others continue beside them. */
const SEASON = 250
/**
 * Number of acts after which all pages are checked; after every act, only those that may have changed, and a few
 * others.
 */
const ALL_PAGES = 100

const server = testServer()

test(`after each of ${ACTS} acts the pages certify what the model knows to be true (seed ${SEED})`, async () => {
  const random = randomFrom(SEED)
  const { model, acts, newSeason } = await openWalk(server, random)
  const trail: string[] = []
  const taken = new Set<string>()
  for (let at = 0; at < ACTS; at++) {
    if (at % SEASON === 0) {
      await newSeason()
      model.endAct()
    }
    const [name, act] = acts[random(acts.length)]!
    trail.push(name)
    if (await act()) taken.add(name)
    model.endAct()
    const wrong = [
      ...(await complaints(server, model)),
      ...(await lookAtPages(server, model, random, (at + 1) % ALL_PAGES === 0)),
    ]
    assert.deepEqual(wrong, [], `after act ${at + 1}: ${trail.slice(-12).join(', ')}`)
  }
  const never = acts.map(([name]) => name).filter((name) => !taken.has(name))
  if (ACTS >= 1000) assert.deepEqual(never, [], 'each act is taken now and then')
})
