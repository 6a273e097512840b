import type { oneTimeCodes as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import {
  beginOneTimeCodes,
  confirmOneTimeCodes,
  newRecoveryCodes,
  oneTimeCodes,
  removeOneTimeCodes,
} from './codes/one-time-codes.ts';
import { signInWithCode } from './codes/sign-in-with-code.ts';

export const oneTimeCodesRoutes: AreaRoutes<typeof contract> = {
  signInWithCode,
  oneTimeCodes,
  beginOneTimeCodes,
  confirmOneTimeCodes,
  newRecoveryCodes,
  removeOneTimeCodes,
};
