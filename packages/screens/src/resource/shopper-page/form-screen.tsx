import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconEye } from '@tabler/icons-react'
import type { Resource } from '@trace/define/resource.ts'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { FormScreen as Usual } from '../form/form-screen.tsx'
import type { FormData } from '../form/form-screen.tsx'
import styles from './shopper-page.module.css'
import { words } from './words.ts'
import { ShopperPage } from './shopper-page.tsx'

const KEY = 'shopper-page'
const WIDE = '(min-width: 1280px)'

/** Form of a row that has a public page: a preview of the page is beside the form or, on a narrow screen, over it. */
export function FormScreen({ resource, method }: { resource: Resource; method: 'PUT' | 'PATCH' }) {
  const { entry } = useLoaderData<FormData>()
  const isBeside = useMediaQuery(WIDE, false, { getInitialValueInEffect: false })
  const [beside, showBeside] = useState(() => localStorage.getItem(KEY) !== '0')
  const [over, showOver] = useState(false)
  const isOpen = isBeside ? beside : over
  const setOpen = (open: boolean) => {
    if (!isBeside) return showOver(open)
    localStorage.setItem(KEY, open ? '1' : '0')
    showBeside(open)
  }

  return (
    <Usual
      resource={resource}
      method={method}
      within={(form, values) => (
        <div className={styles['within']}>
          {form}
          {isOpen && (
            <ShopperPage
              resource={resource.name}
              id={entry?.id}
              values={values}
              isBeside={isBeside}
              onClose={() => setOpen(false)}
            />
          )}
        </div>
      )}
      aside={
        !isOpen && (
          <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        )
      }
    />
  )
}
