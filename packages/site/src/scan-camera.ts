/** Opens the camera over the page until a code is read, then goes to its page; loaded only when requested. */

/** The part of the Barcode Detection API that is used; browsers that lack it have no such constructor. */
interface BarcodeDetection {
  new (options: { formats: readonly string[] }): {
    detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
  }
  getSupportedFormats(): Promise<readonly string[]>
}

/** Pause between two readings, in milliseconds. */
const PAUSE = 150
/** Maximum width of the picture that is read, in pixels. */
const WIDEST = 800

const isEnglish = document.documentElement.lang === 'en'
const inWords = (vietnamese: string, english: string) => (isEnglish ? english : vietnamese)
const search = `/tim-kiem${isEnglish ? '?lang=en&q=' : '?q='}`

const dialog = document.createElement('dialog')
const video = document.createElement('video')
const told = document.createElement('p')
const close = document.createElement('button')
let stream: MediaStream | undefined

dialog.className = 'camera'
dialog.setAttribute('aria-label', inWords('Quét mã bằng camera', 'Scan with the camera'))
video.muted = true
video.playsInline = true
told.setAttribute('role', 'status')
close.type = 'button'
close.textContent = inWords('Đóng', 'Close')
close.addEventListener('click', () => dialog.close())
dialog.addEventListener('close', stop)
dialog.append(video, told, close)
document.body.append(dialog)
document.querySelector('#scan-other')?.addEventListener('click', () => void open())
void open()

async function open() {
  dialog.showModal()
  video.hidden = false
  told.textContent = inWords('Đang mở camera…', 'Opening the camera…')
  try {
    if (!isSecureContext) throw new DOMException('', 'SecurityError')
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
    if (!dialog.open) return stop()
    video.srcObject = stream
    await video.play()
    told.textContent = inWords('Đưa mã QR trên tem vào khung.', 'Hold the QR code of the stamp in the frame.')
    const read = await openReader()
    while (dialog.open) {
      const code = await read()
      if (code) return location.assign(addressOf(code))
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  } catch (error) {
    video.hidden = true
    told.textContent = problemOf(error)
  }
}

function stop() {
  stream?.getTracks().forEach((track) => track.stop())
}

/** The browser's own reader if it has one; otherwise a reader for QR codes, lazy-loaded. */
async function openReader(): Promise<() => Promise<string | null>> {
  const detection = (globalThis as { BarcodeDetector?: BarcodeDetection }).BarcodeDetector
  if (detection && (await detection.getSupportedFormats()).includes('qr_code')) {
    const detector = new detection({ formats: ['qr_code'] })
    return async () => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { default: jsqr } = await import('jsqr')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async () => {
    if (!context || video.videoWidth === 0) return null
    const scale = Math.min(WIDEST / video.videoWidth, 1)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    return jsqr(data, width, height, { inversionAttempts: 'dontInvert' })?.data || null
  }
}

/**
 * The address for a code. A label's code leads to its page on this site, whichever host it names; any other code is
 * searched for.
 */
function addressOf(code: string): string {
  const path = /^https?:\/\/[^/]+(\/(?:s|t|01)\/.+)$/i.exec(code)?.[1]
  return path ?? search + encodeURIComponent(code.slice(0, 100))
}

function problemOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError')
    return inWords(
      'Trang chưa được phép dùng camera. Hãy cho phép camera trong cài đặt của trình duyệt, rồi mở lại.',
      'This page may not use the camera. Allow it in the settings of your browser, then try again.',
    )
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return inWords('Máy này không có camera.', 'This device has no camera.')
  return inWords(
    'Không mở được camera. Hãy quét bằng ứng dụng camera của điện thoại.',
    'The camera did not open. Scan with the camera app of your phone.',
  )
}

export {}
