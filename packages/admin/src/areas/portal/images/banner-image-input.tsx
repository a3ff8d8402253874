import { Button, Input } from '@mantine/core'
import { IconCrop, IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { mimesOf } from '@trace/define/uploads.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadChunk } from '@trace/screens/ui/chunk.ts'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { textOf, useInputProps } from '@trace/screens/resource/fields/input-props.ts'
import { IMAGES } from '@trace/screens/resource/fields/media/upload.ts'
import { useSendFile } from '@trace/screens/resource/fields/media/use-upload.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import styles from './banner-image-input.module.css'
import type { Dimensions } from './crop.ts'
import { words as mediaWords } from '@trace/screens/resource/fields/media/words.ts'
import { MOST_UNCROPPED, words } from './words.ts'

const CropDialog = lazy(() => loadChunk('crop', () => import('./crop-dialog.tsx')))

/** Picture input: choose a file, crop it to the aspect ratio of its frame, upload it. */
export function BannerImageInput({ frame, ...props }: InputProps & { frame: Dimensions }) {
  const { change } = props
  const url = textOf(props.value)
  const { id, label, labelProps, description, error, inputWrapperOrder } = useInputProps(props)
  const [source, setSource] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const send = useSendFile(IMAGES)
  const shown = useRef(source)

  useEffect(() => {
    shown.current = source
  }, [source])
  useEffect(
    () => () => {
      if (source?.startsWith('blob:')) URL.revokeObjectURL(source)
    },
    [source],
  )

  const choose = (file: File | undefined) => {
    if (!file) return
    const isPicture = mimesOf(IMAGES).includes(file.type)
    setProblem(!isPicture ? words.notPicture : file.size > MOST_UNCROPPED ? words.tooLarge : '')
    if (isPicture && file.size <= MOST_UNCROPPED) setSource(URL.createObjectURL(file))
  }
  const take = async (part: Blob) => {
    await send(new File([part], 'banner.webp', { type: part.type }), ({ url: sent }) => {
      // The dialog was closed meanwhile, so the picture is not wanted.
      if (shown.current !== source) return
      change(sent)
      setSource(null)
    })
  }

  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelProps={labelProps}
      description={description}
      error={problem || error}
      inputWrapperOrder={inputWrapperOrder}
    >
      <div className={styles['banner']}>
        <label
          className={styles['target']}
          data-empty={!url || undefined}
          style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
        >
          {url ? (
            <img src={url} alt="" />
          ) : (
            <>
              <IconPhotoPlus size={24} stroke={1.5} aria-hidden />
              <span>{mediaWords.chooseImage}</span>
            </>
          )}
          <input
            id={id}
            type="file"
            accept={IMAGES.accept}
            className="visually-hidden"
            aria-invalid={problem || error ? true : undefined}
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </label>
        {url && (
          <div className={styles['tools']}>
            <Button
              component="label"
              htmlFor={id}
              variant="default"
              size="xs"
              leftSection={<IconPhotoPlus size={14} />}
            >
              {mediaWords.changeFile}
            </Button>
            <Button variant="default" size="xs" leftSection={<IconCrop size={14} />} onClick={() => setSource(url)}>
              {words.cropAgain}
            </Button>
            <Button variant="default" size="xs" leftSection={<IconTrash size={14} />} onClick={() => change(null)}>
              {vi.remove}
            </Button>
          </div>
        )}
      </div>
      {source && (
        <Suspense>
          <CropDialog key={source} source={source} frame={frame} take={take} onClose={() => setSource(null)} />
        </Suspense>
      )}
    </Input.Wrapper>
  )
}
