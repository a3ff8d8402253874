import { useNavigate } from 'react-router'
import { loadOnDemand } from '../../app/overlay.ts'
import { useCan } from '../../app/shell-data.ts'
import { whileLoading } from '../../ui/loading.tsx'

/** Opens what a code belongs to and returns null; returns the problem if there is nothing to open. */
export function useOpenCode(): (code: string) => Promise<string | null> {
  const can = useCan()
  const navigate = useNavigate()

  return async (code) => {
    const codes = await loadOnDemand('codes', () => import('./find-code.ts'))
    if (!codes) return ''
    const found = await whileLoading(codes.addressOfCode(code, can))
    if ('problem' in found) return found.problem
    await navigate(found.to)
    return null
  }
}
