import { redirect } from 'react-router'
import { api, isMaintenance } from './api.ts'
import { forgetProfile, holdOf, holdPath, lapse, signInPath } from './session.ts'

/** Reads for a screen that is about to show: a lost session leads to the sign-in, a missing permission to the 403 screen. */
export async function load<T>(path: string, request: Request): Promise<T> {
  const answer = await api<T>('GET', path, undefined, { signal: request.signal })
  if (answer.ok) return answer.data
  if (answer.code === 401) {
    lapse()
    throw redirect(signInPath(request))
  }
  if (isMaintenance(answer)) throw redirect('/error/maintenance')
  const hold = holdOf(answer)
  if (hold) {
    forgetProfile()
    throw redirect(holdPath(hold, request))
  }
  if (answer.code === 403) throw redirect('/admin/errors/403')
  throw answer
}
