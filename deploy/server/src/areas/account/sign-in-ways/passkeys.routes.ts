import type { passkeys as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { addPasskey, newPasskeyOptions } from './passkeys/add-passkey.ts';
import { passkeys, removePasskey, renamePasskey } from './passkeys/passkeys.ts';
import { passkeySignInOptions, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';

export const passkeysRoutes: AreaRoutes<typeof contract> = {
  passkeySignInOptions,
  signInWithPasskey,
  passkeys,
  newPasskeyOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
};
