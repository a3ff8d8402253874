import { Button } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useState } from 'react'
import type { InputProps } from '@trace/screens/resource/fields/field-view.ts'
import { FieldInput } from '@trace/screens/resource/fields/inputs.tsx'
import { words } from './words.ts'

interface Props extends InputProps {
  take(place: GeolocationCoordinates): void
}

/** Input for the latitude, with a button that asks the device for its position. */
export function PlaceInput({ take, ...props }: Props) {
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')

  const ask = () => {
    setAsking(true)
    setProblem('')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        take(coords)
      },
      ({ code, PERMISSION_DENIED }) => {
        setAsking(false)
        setProblem(code === PERMISSION_DENIED ? words.placeRefused : words.placeUnknown)
      },
      { enableHighAccuracy: true, timeout: 20_000 },
    )
  }

  return (
    <>
      <FieldInput {...props} error={props.error ?? (problem || undefined)} />
      <Button
        variant="default"
        mt={8}
        fullWidth
        px={8}
        loading={asking}
        leftSection={<IconCurrentLocation size={16} aria-hidden />}
        onClick={ask}
      >
        {words.takePlace}
      </Button>
    </>
  )
}
