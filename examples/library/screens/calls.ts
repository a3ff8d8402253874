import type { CallsOf } from '@trace/platform/calls/call-types.ts'
import type { Fitting } from '@trace/screens/app/calls.ts'
import type { signInOperations } from '../src/sign-in.ts'

declare module '@trace/screens/app/calls.ts' {
  interface ProductCalls extends Fitting<CallsOf<(typeof signInOperations)[number]>> {}
}
