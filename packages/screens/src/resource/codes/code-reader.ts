/** Finds a code in the picture of a camera; null if it shows none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>

/** The part of the Barcode Detection API that is used; browsers that lack it have no such constructor. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}
interface BarcodeDetection {
  new (options: { formats: readonly string[] }): BarcodeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

const wanted = ['qr_code', 'data_matrix', 'ean_13', 'ean_8', 'upc_a']

/** Uses the browser's own reader if it has one; otherwise lazy-loads a reader for QR codes. */
export async function openReader(): Promise<CodeReader> {
  const detection = (globalThis as { BarcodeDetector?: BarcodeDetection }).BarcodeDetector
  const formats = (await detection?.getSupportedFormats()) ?? []
  if (!detection || !formats.includes('qr_code')) return openJsqr()
  const detector = new detection({ formats: wanted.filter((format) => formats.includes(format)) })
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}

const widest = 800

async function openJsqr(): Promise<CodeReader> {
  const { default: jsqr } = await import('jsqr')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    if (!context || video.videoWidth === 0) return null
    const scale = Math.min(widest / video.videoWidth, 1)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    return jsqr(data, width, height, { inversionAttempts: 'dontInvert' })?.data || null
  }
}
