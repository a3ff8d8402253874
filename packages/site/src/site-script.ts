import type { ScanAnswer } from './scan-answer.ts'

const page = document.querySelector<HTMLElement>('main[data-code]')
const button = document.querySelector<HTMLButtonElement>('#share-place')
const client_id = keptId()
const isEnglish = document.documentElement.lang === 'en'

if (page) {
  // A page that was prerendered or opened in a background tab is counted when it becomes visible.
  if (document.visibilityState === 'visible') void countScan()
  else document.addEventListener('visibilitychange', () => void countScan(), { once: true })
  if (button && 'geolocation' in navigator) {
    button.hidden = false
    button.addEventListener('click', sharePlace)
  }
}

/** Counts this scan, once per device and period, and shows the server's answer. */
async function countScan(place?: GeolocationCoordinates): Promise<boolean> {
  const { code, result } = page!.dataset
  const body = JSON.stringify({ code, client_id, latitude: place?.latitude, longitude: place?.longitude })
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang }
  const reply = await fetch('/api/web/scans', { method: 'POST', headers, body }).catch(() => null)
  if (!reply?.ok) return false
  const { entry }: { entry: ScanAnswer } = (await reply.json()).data
  setText('scans', entry.sentence)
  if (entry.warning && entry.result !== result) {
    setText('scan-warning', entry.warning)
    page!.dataset['result'] = entry.result
  }
  return true
}

function sharePlace() {
  setText('place-note', isEnglish ? 'Finding your place…' : 'Đang xác định vị trí…')
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => void sendPlace(coords),
    () =>
      setText(
        'place-note',
        isEnglish
          ? 'Your place was not found. You can still read everything here.'
          : 'Không lấy được vị trí. Bạn vẫn xem được mọi thông tin trên trang.',
      ),
    { timeout: 15_000, maximumAge: 60_000 },
  )
}

async function sendPlace(coords: GeolocationCoordinates): Promise<void> {
  const sent = await countScan(coords)
  button!.hidden = sent
  const thanks = isEnglish
    ? 'Thank you. Your place is used only to find copied stamps.'
    : 'Cảm ơn bạn. Vị trí chỉ dùng để phát hiện tem bị sao chép.'
  const failed = isEnglish
    ? 'Your place could not be sent. Please try later.'
    : 'Chưa gửi được vị trí. Xin thử lại sau.'
  setText('place-note', sent ? thanks : failed)
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
