import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { api } from '../app/api.ts'
import { clearSession } from '../app/session.ts'
import { showAnswer } from '../app/show-answer.ts'
import { vi } from '../ui/vi.ts'

/** Sign-out link on screens with a mandatory task. */
export function SignOutLink() {
  const navigate = useNavigate()

  const signOut = async () => {
    const answer = await api('POST', '/logout')
    if (!answer.ok && answer.code !== 401) return void showAnswer(answer)
    clearSession()
    void navigate('/auth/login')
  }

  return (
    <Button variant="subtle" onClick={() => void signOut()}>
      {vi.signOut}
    </Button>
  )
}
