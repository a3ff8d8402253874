import { formFields } from '@trace/domain'
import type { Field, Fields, Kind } from '@trace/domain'
import type { ComponentType } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { LazyPart } from '../../ui/lazy-part.tsx'
import type { InputProps } from './field-view.ts'
import { MultiSelect } from './select.tsx'
import styles from './rare-inputs.module.css'

const part = (name: string, load: () => Promise<ComponentType<InputProps>>): LazyPart<InputProps> =>
  lazyPart(name, load, (inside, { field: { label } }) => (
    <div className={styles['place']}>
      <span>{label}</span>
      {inside}
    </div>
  ))

const besideSelect = async <T,>(load: () => Promise<T>): Promise<T> =>
  (await Promise.all([load(), MultiSelect.preload()]))[0]

/** Inputs that most forms do not use; lazy-loaded with the forms that do. */
export const rareInputs = {
  password: part('password-input', async () => (await import('./password/password-input.tsx')).NewPasswordInput),
  choices: part('choices-input', () =>
    besideSelect(async () => (await import('./choice/choices-input.tsx')).ChoicesInput),
  ),
  references: part('references-input', () =>
    besideSelect(async () => (await import('./reference/references-input.tsx')).ReferencesInput),
  ),
  image: part('image-input', async () => (await import('./media/media-inputs.tsx')).ImageInput),
  images: part('images-input', async () => (await import('./media/media-inputs.tsx')).ImagesInput),
  file: part('file-input', async () => (await import('./media/media-inputs.tsx')).FileInput),
  files: part('files-input', async () => (await import('./media/media-inputs.tsx')).FilesInput),
  list: part('list-input', async () => (await import('./items/items-input.tsx')).ItemsInput),
  rows: part('rows-input', async () => (await import('./items/items-input.tsx')).ItemsInput),
  group: part('group-input', async () => (await import('./items/group-input.tsx')).GroupInput),
} satisfies Partial<Record<Kind, LazyPart<InputProps>>>

const isRare = (kind: Kind): kind is keyof typeof rareInputs => kind in rareInputs

const kindsOf = ({ kind, fields = {} }: Field): Kind[] => [kind, ...Object.values(fields).flatMap(kindsOf)]

/** Loads the inputs of a form in parallel, so that the first render shows all of them. */
export async function loadInputs(fields: Fields): Promise<void> {
  const kinds = new Set(Object.values(formFields({ fields })).flatMap(kindsOf))
  await Promise.all([...kinds].filter(isRare).map((kind) => rareInputs[kind].preload()))
}
