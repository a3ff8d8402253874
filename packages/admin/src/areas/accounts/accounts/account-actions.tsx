import { users } from '@trace/domain/areas/accounts/users.ts'
import type { Entry } from '@trace/define/entry.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { nameOf } from '@trace/screens/resource/form/entry.ts'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { confirm } from '@trace/screens/ui/dialogs.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { loadOnDemand, openOverlay } from '@trace/screens/app/overlay.ts'
import { useCan, useIsStaff, useUser } from '@trace/screens/app/shell-data.ts'
import type { Account } from './account.ts'
import { words } from './words.ts'

const loadPersonActs = () => import('./personal-data.tsx')
type PersonActs = Awaited<ReturnType<typeof loadPersonActs>>

/** Row actions on another person's account: create a new password, shown once; remove a lost second factor. */
export function useAccountActions(resource: Account) {
  const can = useCan()
  const me = useUser()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const isUsers = resource.name === users.name
  const isStaff = useIsStaff()

  const reset = async (entry: Entry) => {
    const name = nameOf(resource, entry)
    if (
      !(await confirm({
        title: words.reset,
        message: isUsers ? words.askResetUser(name) : words.askReset(name),
        danger: true,
      }))
    )
      return
    const answer = await whileLoading(call(`PUT /api/admin/${resource.name}/:id/reset-password`, { id: entry.id }))
    if (answer.code === 403) return void navigate('/admin/errors/403')
    if (!showAnswer(answer)) return
    const { password } = answer.data
    await openOverlay('password-dialog', async () => {
      const { PasswordDialog } = await import('./password-dialog.tsx')
      return (close) => <PasswordDialog password={password} onClose={close} />
    })
  }

  const takeOff = async (entry: Entry) => {
    if (
      !(await confirm({
        title: words.takeOff,
        message: words.askTakeOff(nameOf(resource, entry)),
        danger: true,
      }))
    )
      return
    const answer = await whileLoading(call('DELETE /api/admin/users/:id/two-factor', { id: entry.id }))
    if (showAnswer(answer)) await revalidate()
  }

  const signOut = async (entry: Entry) => {
    if (
      !(await confirm({
        title: words.signOut,
        message: words.askSignOut(nameOf(resource, entry)),
        danger: true,
      }))
    )
      return
    showAnswer(await whileLoading(call('DELETE /api/admin/users/:id/sessions', { id: entry.id })))
  }

  const mayReset = (entry: Entry) => can(screenNeed(resource, 'update')) && !(isUsers && entry.id === me?.id)
  const resetting = (entry: Entry): RowAction[] =>
    mayReset(entry) ? [{ label: words.reset, icon: 'lock', run: () => reset(entry) }] : []
  const takingOff = (entry: Entry): RowAction[] =>
    'two_factor' in entry && entry.two_factor === true && mayReset(entry)
      ? [{ label: words.takeOff, icon: 'other', danger: true, run: () => takeOff(entry) }]
      : []

  const signingOut = (entry: Entry): RowAction[] =>
    isUsers && mayReset(entry) ? [{ label: words.signOut, icon: 'other', danger: true, run: () => signOut(entry) }] : []

  const onPerson = (take: (acts: PersonActs) => Promise<void>) => async () => {
    const acts = await loadOnDemand('personal-data', loadPersonActs)
    if (acts) await take(acts)
  }
  const ofPerson = (entry: Entry): RowAction[] =>
    isStaff && mayReset(entry)
      ? [
          {
            label: words.exportPerson,
            icon: 'download',
            run: onPerson((acts) => acts.exportPerson(resource, entry)),
          },
          {
            label: words.erasePerson,
            icon: 'delete',
            danger: true,
            run: onPerson((acts) => acts.erasePerson(resource, entry, () => void revalidate())),
          },
        ]
      : []

  return {
    inList: (entry: Entry) => [...resetting(entry), ...ofPerson(entry)],
    inDetail: (entry: Entry) => [...resetting(entry), ...signingOut(entry), ...takingOff(entry), ...ofPerson(entry)],
  }
}
