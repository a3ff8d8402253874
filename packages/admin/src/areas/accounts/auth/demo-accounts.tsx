import { Suspense } from 'react'
import { Await } from 'react-router'
import type { Answer } from '@trace/screens/app/api.ts'
import type { Data } from '@trace/screens/app/call.ts'
import styles from './demo-accounts.module.css'
import { words } from './words.ts'

export interface DemoProps {
  found: Promise<Answer<Data<'GET /api/web/demo-accounts'>>>
  choose(username: string): void
}

/** The accounts of a demo by role: a press fills in the name, the password is in a file of the installation. */
export function DemoAccounts({ found, choose }: DemoProps) {
  return (
    <Suspense>
      <Await resolve={found}>
        {(answer) =>
          answer.ok &&
          answer.data.entries.length > 0 && (
            <section className={styles['demo']} aria-labelledby="demo-accounts">
              <h2 id="demo-accounts">{words.demoAccounts}</h2>
              <p className="soft">{words.demoPassword}</p>
              <ul>
                {answer.data.entries.map(({ role, name, username }) => (
                  <li key={username}>
                    <button type="button" onClick={() => choose(username)}>
                      <strong>{role}</strong>
                      <span className="soft">
                        {name} · {username}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        }
      </Await>
    </Suspense>
  )
}
