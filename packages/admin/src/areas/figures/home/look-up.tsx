import { Button, Input } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { openScanner } from '@trace/screens/resource/codes/open-scanner.tsx'
import { useOpenCode } from '@trace/screens/resource/codes/use-open-code.ts'
import styles from './look-up.module.css'
import { words } from './words.ts'

/** Opens a label, trace, batch or order by its code, which is typed or scanned. */
export function LookUp({ atOnce = false }: { atOnce?: boolean }) {
  const openCode = useOpenCode()
  const [problem, setProblem] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (atOnce) box.current?.focus({ preventScroll: true })
  }, [atOnce])

  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = box.current?.value.trim() ?? ''
    setProblem(code ? await openCode(code) : words.noCode)
  }

  return (
    <form role="search" className={`card ${styles['lookUp']}`} onSubmit={(event) => void find(event)}>
      <Input.Wrapper label={words.lookUp} error={problem} id="look-up">
        <Input
          ref={box}
          id="look-up"
          autoComplete="off"
          placeholder={words.lookUpHint}
          error={problem !== null}
          onChange={() => setProblem(null)}
        />
      </Input.Wrapper>
      <Button type="submit">{words.find}</Button>
      <Button
        variant="default"
        leftSection={<IconCamera size={16} aria-hidden />}
        onClick={() => void openScanner(openCode)}
      >
        {words.scan}
      </Button>
    </form>
  )
}
