import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A whole document without script. */
export const draw = (page: ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`
