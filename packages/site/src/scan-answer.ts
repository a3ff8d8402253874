import type { CodeResult } from '@trace/domain/areas/scans/scan-results.ts'
import type { PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import { scanSentence } from './scan-sentence.ts'
import type { ScanStanding } from './scan-sentence.ts'
import { reasonIn } from './reason-in.ts'
import { verdictTitle } from './verdict-words.ts'
import type { Language } from './words.ts'

/** Response of `POST /api/web/scans`, in `data.entry`. */
export interface ScanAnswer extends Pick<PublicTrace, 'scans'> {
  result: CodeResult
  /** 'Lượt quét thứ 3; lần đầu 11/11/2026 10:05.' */
  sentence: string
  /** Warning for shoppers; null when all is well. */
  warning: string | null
}

/** Turns a scan into text. */
export const answerScan = (
  found: Pick<PublicTrace, 'kind' | 'result' | 'reason' | 'reason_codes' | 'scans' | 'revoked'>,
  standing: Exclude<ScanStanding, 'uncounted'>,
  language: Language = 'vi',
): ScanAnswer => ({
  result: found.result,
  scans: found.scans,
  sentence: scanSentence(found, standing, language),
  warning:
    found.result === 'valid'
      ? null
      : [verdictTitle(found, language), reasonIn(found, language)].filter(Boolean).join('. '),
})
