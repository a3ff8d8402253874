import type { Field, Fields, Kind } from '@trace/define/field.ts'
import { formFields } from '@trace/define/resource.ts'
import type { ComponentType } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { LazyPart } from '../../ui/lazy-part.tsx'
import { beneathLabel } from './beneath-label.tsx'
import type { InputProps } from './field-view.ts'

const part = (name: string, load: () => Promise<ComponentType<InputProps>>): LazyPart<InputProps> =>
  lazyPart(name, load, (inside, { field }) => beneathLabel(inside, field))

const flag = part('flag-input', async () => (await import('./flag/flag-input.tsx')).FlagInput)

/** Inputs that most forms do not use; lazy-loaded with the forms that do. */
export const rareInputs = {
  password: part('password-input', async () => (await import('./password/password-input.tsx')).NewPasswordInput),
  date: part('day-input', async () => (await import('./date/day-input.tsx')).DayInput),
  moment: part('moment-input', async () => (await import('./date/day-input.tsx')).MomentInput),
  toggle: flag,
  flag,
  question: flag,
  choices: part('choices-input', async () => (await import('./choice/choices-input.tsx')).ChoicesInput),
  references: part('references-input', async () => (await import('./reference/references-input.tsx')).ReferencesInput),
  image: part('image-input', async () => (await import('./media/media-inputs.tsx')).ImageInput),
  images: part('images-input', async () => (await import('./media/media-inputs.tsx')).ImagesInput),
  file: part('file-input', async () => (await import('./media/media-inputs.tsx')).FileInput),
  files: part('files-input', async () => (await import('./media/media-inputs.tsx')).FilesInput),
  boundary: part('boundary-input', async () => (await import('./boundary/boundary-input.tsx')).BoundaryInput),
  list: part('list-input', async () => (await import('./items/items-input.tsx')).ItemsInput),
  rows: part('rows-input', async () => (await import('./items/items-input.tsx')).ItemsInput),
  group: part('group-input', async () => (await import('./items/group-input.tsx')).GroupInput),
} satisfies Partial<Record<Kind, LazyPart<InputProps>>>

/** Input for the former commune of an old address; it fills in the present commune. */
export const SuccessorInput = part(
  'successor-input',
  async () => (await import('./reference/successor-input.tsx')).SuccessorInput,
)

const isRare = (kind: Kind): kind is keyof typeof rareInputs => kind in rareInputs

const withInner = (field: Field): Field[] => [field, ...Object.values(field.fields ?? {}).flatMap(withInner)]

/** Loads the inputs of a form in parallel, so that the first render shows all of them. */
export async function loadInputs(fields: Fields): Promise<void> {
  const all = Object.values(formFields({ fields })).flatMap(withInner)
  const inputs = all.flatMap(({ kind, leads }) => (isRare(kind) ? rareInputs[kind] : leads ? SuccessorInput : []))
  await Promise.all([...new Set(inputs)].map((input) => input.preload()))
}
