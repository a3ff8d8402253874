export { FirstPasswordPage } from './first-password-page.tsx'
export { SecondFactorPage } from './second-factor-page.tsx'
