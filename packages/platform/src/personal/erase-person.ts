import type { Store } from '../store/store.ts'
import type { Person } from './person.ts'
import { usualPlaces } from './places.ts'
import type { Place } from './places.ts'

/** Erases a person where the platform keeps something of them, and from places that only such a person has. */
export async function erasePerson(store: Store, person: Person, places: readonly Place[] = []): Promise<void> {
  for (const place of [...usualPlaces, ...places]) await place.erase(store, person)
}
