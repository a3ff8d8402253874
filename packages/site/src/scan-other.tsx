import { Icon } from './icon.tsx'
import cameraUrl from './scan-camera.ts?worker&url'
import { ScanScript } from './page-frame.tsx'
import { useSite } from './site-context.tsx'

interface Props {
  word?: 'scanOther' | 'scanCode'
}

/** Button for scanning another code, shown only with JavaScript; the camera script is loaded when it is pressed. */
export const ScanOther = ({ word = 'scanOther' }: Props) => (
  <button type="button" id="scan-other" data-camera={cameraUrl} hidden>
    <Icon name="scan" />
    {useSite().say(word)}
  </button>
)

/** The button with its script, for a page that counts no scan. */
export const ScanAnother = (props: Props) => (
  <>
    <ScanOther {...props} />
    <ScanScript />
  </>
)
