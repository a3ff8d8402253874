import { useNavigate } from 'react-router'
import { useCan } from '../../app/shell-data.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { words } from '../../ui/words.ts'
import { findCode } from './find-code.ts'

/** Opens what bears a code; answers what is wrong when nothing does. */
export function useOpenCode(): (code: string) => Promise<string | null> {
  const can = useCan()
  const navigate = useNavigate()

  return async (code) => {
    const found = await whileLoading(findCode(code, can))
    const [first] = found ?? []
    if (!first) return found ? words.codeUnknown(code) : words.codeFails
    await navigate(first.to)
    return null
  }
}
