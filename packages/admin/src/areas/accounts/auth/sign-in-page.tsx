import { useLoaderData } from 'react-router'
import { SignInPicture } from '@trace/screens/sign-in/sign-in-frame.tsx'
import { SignInPage } from '@trace/screens/sign-in/sign-in-page.tsx'
import type { Below } from '@trace/screens/sign-in/sign-in-page.tsx'
import { lazyPart } from '@trace/screens/ui/lazy-part.tsx'
import type { DemoProps } from './demo-accounts.tsx'
import { words } from './words.ts'

const DemoAccounts = lazyPart<DemoProps>(
  'demo-accounts',
  async () => (await import('./demo-accounts.tsx')).DemoAccounts,
  (inside) => <div className="soft">{inside}</div>,
)

/** The sign-in page with a link to the public portal and, in a demo, its accounts. */
export const ProvinceSignInPage = () => <SignInPage hint={words.signInHint} Below={ForShoppersAndVisitors} />

function ForShoppersAndVisitors({ choose }: Below) {
  const { demo } = useLoaderData<{ demo: DemoProps['found'] | null }>()

  return (
    <>
      <p className="soft">
        {words.isShopper} <a href="/trang-chu">{words.toPortal}</a>
      </p>
      {demo && <DemoAccounts found={demo} choose={choose} />}
    </>
  )
}

/** The picture beside the sign-in pages. */
export const ProvincePicture = () => (
  <SignInPicture>
    <Terraces />
    <p>{words.tagline}</p>
  </SignInPicture>
)

/** Decorative drawing: terraced fields on hills. */
function Terraces() {
  return (
    <svg viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice">
      <rect width="800" height="900" fill="#12402b" />
      <circle cx="560" cy="250" r="72" fill="#f2d98b" opacity="0.9" />
      <path d="M0 470C120 400 240 380 360 430s280 40 440-50v520H0Z" fill="#17553a" />
      <path d="M0 560c140-70 260-60 380-10s280 40 420-40v390H0Z" fill="#1b6845" />
      <path d="M0 650c120-50 260-70 400-10s270 30 400-20v280H0Z" fill="#238154" />
      <path d="M0 740c160-60 300-40 430 0s250 20 370-20v180H0Z" fill="#3b9c6c" />
      <path d="M0 820c160-40 280-30 420 0s260 10 380-10v90H0Z" fill="#66b98c" />
      <g fill="none" stroke="#fff" strokeOpacity="0.14" strokeWidth="2">
        <path d="M0 600c140-70 260-60 380-10s280 40 420-40M0 690c120-50 260-70 400-10s270 30 400-20M0 780c160-60 300-40 430 0s250 20 370-20" />
        <path d="M0 625c140-70 260-60 380-10s280 40 420-40M0 712c120-50 260-70 400-10s270 30 400-20" />
      </g>
    </svg>
  )
}
