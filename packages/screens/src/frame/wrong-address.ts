import { redirect } from 'react-router'

/** Redirects an unknown address to the 404 screen. */
export function toWrongAddress({ request }: { request: Request }): Response {
  const { pathname, search } = new URL(request.url)
  return redirect(`/error/404?from=${encodeURIComponent(pathname + search)}`)
}
