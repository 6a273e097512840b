import type { passkeys as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { addPasskey, newPasskeyOptions } from './add-passkey.ts';
import { passkeys, removePasskey, renamePasskey } from './passkeys.ts';
import { passkeySignInOptions, signInWithPasskey } from './sign-in-with-passkey.ts';

export const passkeysRoutes: AreaRoutes<typeof contract> = {
  passkeySignInOptions,
  signInWithPasskey,
  passkeys,
  newPasskeyOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
};
