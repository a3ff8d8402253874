import type { Store } from '../store/store.ts'
import type { Person } from './person.ts'
import { usualPlaces } from './places.ts'
import type { PersonalDataPlace } from './places.ts'

/** Erases a person from the usual places of the platform, and from additional places of this kind of person. */
export async function erasePerson(
  store: Store,
  person: Person,
  places: readonly PersonalDataPlace[] = [],
): Promise<void> {
  for (const place of [...usualPlaces, ...places]) await place.erase(store, person)
}
