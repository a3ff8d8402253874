import { users } from '@trace/domain/areas/accounts/users.ts'
import { keepDemoAccounts, unscoped } from '@trace/server'
import type { Store } from '@trace/server'
import type { Ask } from './act-as.ts'
import type { World } from './world.ts'
import { sample } from './sample.ts'

const families = sample<string[]>('family-names')
const letters = [...'ABCDEGHKLMNPQRSTVXY']

/** A name that nobody has: 'Nguyễn Văn A', 'Trần Thị B' … A woman's when the number is odd. */
export const personName = (number: number): string =>
  `${families[number % families.length]} ${number % 2 ? 'Thị' : 'Văn'} ${letters[number % letters.length]}`

export const genderOf = (number: number): string => (number % 2 ? 'female' : 'male')

/** A telephone number that cannot exist. */
export const phoneOf = (number: number): string => `0${String(number).padStart(9, '0')}`

interface Account {
  key: string
  name: string
  username: string
  role: string
  department: string
  position: string
  ward?: string
  /** Key of the producer it belongs to. */
  of?: string
}

const staff = sample<Account[]>('staff')

const owners = sample<Account[]>('owners')

/** The accounts offered to visitors, one of each role, in the order of the sign-in page. */
const OFFERED = ['admin', 'leader', 'animal', 'dien-xa', 'ga', 'ga-staff', 'inspector', 'editor']

/** The accounts of officers and of three producers. They share one password, generated for this installation. */
export function planAccounts(world: World): void {
  const { plan, at } = world
  for (const [number, account] of staff.entries()) {
    plan(at(-435, `08:${String(number).padStart(2, '0')}`), 'admin', (ask, store) =>
      open(world, ask, store, account, 101 + number),
    )
  }
  for (const [number, account] of owners.entries()) {
    plan(at(-431, `08:1${number}`), 'admin', (ask, store) => open(world, ask, store, account, 112 + number))
  }
}

async function open(world: World, ask: Ask, store: Store, account: Account, number: number): Promise<void> {
  const { id, name, password } = world
  const { key, role, ward, of, ...about } = account
  const user = await ask('POST', '/users', {
    ...about,
    email: `${about.username}@example.com`,
    phone: phoneOf(number),
    password,
    role_id: id(`role ${role}`),
    gets_bulletin: role === 'department_leader',
    ...(ward && { ward_id: id(`ward ${ward}`) }),
    ...(of && { manufacture_id: id(`manufacture ${of}`) }),
  })
  await store.derive(users, user.id, { must_change_password: false })
  name(`user ${key}`, user.id)
}

/** Lets the sign-in page offer the accounts; returns the lines of the file that lists them. */
export async function offerAccounts({ sql, id }: World): Promise<string[]> {
  const ids = OFFERED.map((key) => id(`user ${key}`))
  await keepDemoAccounts(sql, ids)
  const accounts = await unscoped(sql, 'the accounts of the demo, for whoever runs it')<
    { role: string; username: string; name: string }[]
  >`
    select r.name as role, u.username, u.name from users u join roles r on r.id = u.role_id
    where u.id = any(${ids}) order by array_position(${ids}, u.id)`
  return accounts.map(({ role, username, name }, at) => `${role}: ${username} (${name})${at === 0 ? ADMIN : ''}`)
}

const ADMIN = ', mật khẩu riêng trong first-sign-in.txt'
