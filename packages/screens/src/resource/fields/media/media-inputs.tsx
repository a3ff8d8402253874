import { Input, TextInput } from '@mantine/core'
import { IconPhotoPlus, IconUpload } from '@tabler/icons-react'
import type { Media } from '@trace/define/kinds/index.ts'
import { lowerFirst } from '@trace/define/text/format.ts'
import type { DragEvent, ReactNode } from 'react'
import { ProgressBar } from '../../transfer/progress-bar.tsx'
import { vi } from '../../../ui/vi.ts'
import { words } from './words.ts'
import type { InputProps } from '../field-view.ts'
import { Line, Tile } from './chosen-files.tsx'
import { textOf, useFieldId, useInputProps } from '../input-props.ts'
import { mediaOf } from './media-cells.tsx'
import { FILES, IMAGES } from './upload.ts'
import type { Uploadable } from './upload.ts'
import { useUpload } from './use-upload.ts'
import styles from './media-inputs.module.css'

/** Input for one picture. */
export function ImageInput(props: InputProps) {
  const url = textOf(props.value)
  return (
    <Frame props={props}>
      {url && (
        <Tile
          url={url}
          name={lowerFirst(props.field.label)}
          remove={() => props.change(null)}
          undo={() => props.change(url)}
        />
      )}
      <Drop
        props={props}
        kind={IMAGES}
        label={url ? words.changeFile : words.chooseImage}
        take={({ url: sent }) => props.change(sent)}
      />
    </Frame>
  )
}

/** Input for several pictures with captions. */
export function ImagesInput(props: InputProps) {
  const all = mediaOf(props.value)
  return (
    <Frame props={props}>
      {all.map((media, index) => (
        <Tile
          key={media.url}
          url={media.url}
          name={words.picture(index + 1, media.caption)}
          place={index}
          move={(to) => props.change(movedTo(media, to))}
          remove={() => props.change(withoutMedia(media))}
          undo={() => props.change(putBack(media, index))}
        >
          <Caption
            label={`${words.caption} ${index + 1}`}
            value={media.caption}
            change={(caption) => props.change(withCaption(media, caption))}
          />
        </Tile>
      ))}
      <Drop
        props={props}
        kind={IMAGES}
        many
        label={words.chooseImages}
        take={(added) => props.change(withMedia(added))}
      />
    </Frame>
  )
}

export function FileInput(props: InputProps) {
  const url = textOf(props.value)
  return (
    <Frame props={props}>
      {url && (
        <Line
          url={url}
          label={vi.openFile}
          name={lowerFirst(props.field.label)}
          remove={() => props.change(null)}
          undo={() => props.change(url)}
        />
      )}
      <Drop
        props={props}
        kind={FILES}
        label={url ? words.changeFile : words.chooseFile}
        take={({ url: sent }) => props.change(sent)}
      />
    </Frame>
  )
}

export function FilesInput(props: InputProps) {
  const all = mediaOf(props.value)
  return (
    <Frame props={props}>
      {all.map((media, index) => (
        <Line
          key={media.url}
          url={media.url}
          label={media.caption || vi.openFile}
          name={media.caption || `${lowerFirst(props.field.label)} ${index + 1}`}
          remove={() => props.change(withoutMedia(media))}
          undo={() => props.change(putBack(media, index))}
        />
      ))}
      <Drop
        props={props}
        kind={FILES}
        many
        label={words.chooseFiles}
        take={(added) => props.change(withMedia(added))}
      />
    </Frame>
  )
}

/** Update functions for a list of files, matched by address, so that files added meanwhile stay. */
const withMedia = (added: Media) => (now: unknown) => [...mediaOf(now).filter(({ url }) => url !== added.url), added]
const withoutMedia = (gone: Media) => (now: unknown) => mediaOf(now).filter(({ url }) => url !== gone.url)
const putBack = (gone: Media, at: number) => (now: unknown) => mediaOf(withoutMedia(gone)(now)).toSpliced(at, 0, gone)
/** Moves a file to a place; one that was removed meanwhile does not come back. */
const movedTo = (media: Media, to: number) => (now: unknown) => {
  const moved = mediaOf(now).find(({ url }) => url === media.url)
  return moved ? putBack(moved, to)(now) : mediaOf(now)
}
const withCaption = (media: Media, caption: string) => (now: unknown) =>
  mediaOf(now).map((one) => (one.url === media.url ? { ...one, caption } : one))

function Frame({ props, children }: { props: InputProps; children: ReactNode }) {
  const { id, label, labelProps, description, error, inputWrapperOrder } = useInputProps(props)
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelProps={labelProps}
      description={description}
      error={error}
      inputWrapperOrder={inputWrapperOrder}
    >
      <div className={styles['media']}>{children}</div>
    </Input.Wrapper>
  )
}

interface DropProps {
  props: InputProps
  kind: Uploadable
  many?: boolean
  label: string
  take(added: Media): void
}

/** Drop zone: takes files by click or drag and drop, and passes each one on once it is uploaded. */
function Drop({ props: { path }, kind, many = false, label, take }: DropProps) {
  const { isBusy, percent, problems, send } = useUpload(kind, take, many)
  const Icon = kind === IMAGES ? IconPhotoPlus : IconUpload
  const isUp = percent === 100
  const dropTarget = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent) {
      event.preventDefault()
      send(event.dataTransfer.files)
    },
  }

  return (
    <div className={styles['drop']}>
      <label className={styles['target']} data-image={kind === IMAGES || undefined} aria-busy={isBusy} {...dropTarget}>
        <Icon size={20} stroke={1.5} aria-hidden />
        <span>{isBusy ? (isUp ? words.processing : words.uploading) : label}</span>
        <input
          id={useFieldId(path)}
          type="file"
          accept={kind.accept}
          multiple={many}
          className="visually-hidden"
          onChange={({ currentTarget }) => {
            send(currentTarget.files)
            currentTarget.value = ''
          }}
        />
      </label>
      {isBusy && <ProgressBar label={words.uploading} percent={percent} />}
      {problems.map((problem) => (
        <p key={problem} role="alert" className={styles['problem']}>
          {problem}
        </p>
      ))}
      {problems.length === 0 && <p className={styles['hint']}>{kind.hint}</p>}
    </div>
  )
}

const Caption = ({ label, value, change }: { label: string; value: string; change(next: string): void }) => (
  <TextInput
    size="xs"
    aria-label={label}
    placeholder={words.caption}
    maxLength={255}
    value={value}
    onChange={(event) => change(event.currentTarget.value)}
  />
)
