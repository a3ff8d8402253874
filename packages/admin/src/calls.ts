import type { Fitting } from '@trace/screens/app/calls.ts'
import type { Calls as AllCalls } from '@trace/server/calls'

declare module '@trace/screens/app/calls.ts' {
  interface ProductCalls extends Fitting<AllCalls> {}
}
