import type { ScanAnswer } from './scan-answer.ts'

/** Pause in milliseconds before a failed call is repeated; doubled each time. */
let pause = 2_000
/** Maximum of that pause, in milliseconds. */
const LONGEST_PAUSE = 300_000
/** Time limit in milliseconds of a call, and of finding the position. */
const PATIENCE = 10_000

const page = document.querySelector<HTMLElement>('main[data-code]')
const button = document.querySelector<HTMLButtonElement>('#share-place')
const scanOther = document.querySelector<HTMLButtonElement>('#scan-other')
const client_id = page && keptId()
const isEnglish = document.documentElement.lang === 'en'
const inWords = (vietnamese: string, english: string) => (isEnglish ? english : vietnamese)
const notFound = () =>
  setText(
    'place-note',
    inWords(
      'Không lấy được vị trí. Bạn vẫn xem được mọi thông tin trên trang.',
      'Your place was not found. You can still read everything here.',
    ),
  )
let isDone = !page
let timer = 0

// A page that was prerendered or opened in a background tab is counted when it becomes visible.
if (page) {
  count()
  document.addEventListener('visibilitychange', count)
  addEventListener('online', count)
  if (button && 'geolocation' in navigator) {
    button.hidden = false
    button.addEventListener('click', sharePlace)
  }
}

if (scanOther) {
  scanOther.hidden = false
  scanOther.addEventListener('click', () => void import(/* @vite-ignore */ scanOther.dataset['camera']!), {
    once: true,
  })
}

/** Counts this scan, and tries again until the server has answered: after growing pauses, or when the page is seen again. */
function count(): void {
  if (isDone || document.visibilityState !== 'visible') return
  clearTimeout(timer)
  isDone = true
  void sendScan().then((answer) => {
    if (answer !== null) return
    isDone = false
    timer = setTimeout(count, pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  })
}

/** Whether the scan was counted; null if trying again may help. The server counts it once per device and period. */
async function sendScan(place?: GeolocationCoordinates): Promise<boolean | null> {
  const { code, result } = page!.dataset
  const body = JSON.stringify({ code, client_id, latitude: place?.latitude, longitude: place?.longitude })
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang }
  try {
    const signal = AbortSignal.timeout?.(PATIENCE)
    const reply = await fetch('/api/web/scans', { method: 'POST', headers, body, signal })
    if (!reply.ok) return reply.status === 429 || reply.status >= 500 ? null : false
    const { entry }: { entry: ScanAnswer } = (await reply.json()).data
    // Adding a place to a scan does not change its number.
    if (!place) setText('scans', entry.sentence)
    if (entry.warning && entry.result !== result) {
      setText('scan-warning', entry.warning)
      page!.dataset['result'] = entry.result
    }
    return true
  } catch {
    return null
  }
}

function sharePlace() {
  setText('place-note', inWords('Đang xác định vị trí…', 'Finding your place…'))
  // The browser's own timeout does not run while it asks for permission.
  const clock = setTimeout(notFound, PATIENCE)
  navigator.geolocation.getCurrentPosition(
    ({ coords }) =>
      void sendScan(coords).then((answer) => {
        const sent = answer === true
        clearTimeout(clock)
        button!.hidden = sent
        setText(
          'place-note',
          sent
            ? inWords(
                'Cảm ơn bạn. Vị trí chỉ dùng để phát hiện tem bị sao chép.',
                'Thank you. Your place is used only to find copied stamps.',
              )
            : inWords('Chưa gửi được vị trí. Xin thử lại sau.', 'Your place could not be sent. Please try later.'),
        )
      }),
    () => {
      clearTimeout(clock)
      notFound()
    },
    { timeout: PATIENCE, maximumAge: 60_000 },
  )
}

function setText(id: string, words: string) {
  const place = document.getElementById(id)
  if (!place) return
  place.hidden = false
  place.textContent = words
}

/** Random id of this browser, so that a reload is not a second scan. Storage may be blocked. */
function keptId(): string {
  const fresh = String(crypto.getRandomValues(new Uint32Array(4)))
  try {
    return (localStorage['client_id'] ??= fresh)
  } catch {
    return fresh
  }
}
