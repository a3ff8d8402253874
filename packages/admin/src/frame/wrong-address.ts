import { redirect } from 'react-router'

/** Sends an address that leads nowhere to the screen that says so. */
export function toWrongAddress({ request }: { request: Request }): Response {
  const { pathname, search } = new URL(request.url)
  return redirect(`/error/404?from=${encodeURIComponent(pathname + search)}`)
}
