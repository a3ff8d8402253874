export { CheckEmailPage } from './check-email-page.tsx'
export { ForgetPasswordPage } from './forget-password-page.tsx'
export { ResetPasswordPage } from './reset-password-page.tsx'
