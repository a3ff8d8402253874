import { IconCamera, IconSearch } from '@tabler/icons-react'
import { use, useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { ProductPartsContext } from '../app/product-parts.ts'
import { openScanner } from '../resource/codes/open-scanner.tsx'
import { useOpenCode } from '../resource/codes/use-open-code.ts'
import { ModalDialog } from '../ui/modal-dialog.tsx'
import { isComposing } from '../ui/quick-keys.ts'
import { vi } from '../ui/vi.ts'
import { words } from '../ui/words.ts'
import { useChoices } from './palette-choices.ts'
import type { Choice } from './palette-choices.ts'
import styles from './palette.module.css'

/** Command palette: finds screens, records and actions by a few letters of their names. */
export function Palette({ begun, close }: { begun: string; close(): void }) {
  const navigate = useNavigate()
  const [said, setSaid] = useState(begun)
  const { codes: ofProduct } = use(ProductPartsContext)
  const { groups, searching, search, bearer } = useChoices(said, ofProduct !== undefined)
  const openCode = useOpenCode()
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)

  const choices = groups.flatMap((group) => group.choices)
  const current = choices[Math.min(at, choices.length - 1)]

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const type = (next: string) => {
    setSaid(next)
    setAt(0)
    search(next)
  }
  const open = ({ to }: Choice) => {
    close()
    void navigate(to)
  }
  /** Enter right after pasting a code opens what it belongs to, however long the answer takes. */
  const enter = async () => {
    const found = await bearer()
    const chosen = at === 0 ? (found ?? current) : current
    if (chosen) open(chosen)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((Math.min(at, choices.length - 1) + step + choices.length) % Math.max(choices.length, 1))
    else if (event.key === 'Enter') void enter()
    else return
    event.preventDefault()
  }

  return (
    <ModalDialog label={vi.palette} className={styles['palette']} onClose={close}>
      <div className={styles['ask']}>
        <IconSearch size={18} aria-hidden />
        <input
          data-autofocus
          role="combobox"
          aria-expanded
          aria-controls="palette"
          aria-autocomplete="list"
          aria-label={vi.palette}
          placeholder={ofProduct?.hint ?? words.paletteHint}
          aria-activedescendant={current && `palette-${choices.indexOf(current)}`}
          value={said}
          onFocus={() => search(said)}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {ofProduct && (
          <button
            type="button"
            className={styles['scan']}
            aria-label={words.scan}
            title={words.scan}
            onClick={() => {
              close()
              void openScanner(openCode)
            }}
          >
            <IconCamera size={20} aria-hidden />
          </button>
        )}
      </div>
      <div ref={list} id="palette" role="listbox" tabIndex={-1} aria-label={words.found} className={styles['found']}>
        {groups.map(({ heading, choices: inside }) => (
          <div key={heading} role="group" aria-label={heading}>
            <span aria-hidden className={styles['heading']}>
              {heading}
            </span>
            {inside.map((choice) => (
              <button
                key={choice.to}
                type="button"
                tabIndex={-1}
                id={`palette-${choices.indexOf(choice)}`}
                role="option"
                aria-selected={choice === current}
                className={styles['choice']}
                onClick={() => open(choice)}
                onMouseMove={() => setAt(choices.indexOf(choice))}
              >
                <choice.icon size={16} aria-hidden />
                <span>{choice.label}</span>
                <span className="soft">{choice.under}</span>
              </button>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={styles['hint']}>
        {searching ? words.searching : choices.length === 0 ? words.nothing : words.keysHint}
      </p>
    </ModalDialog>
  )
}
