import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { AnswerOf, BodyOf, passkeys } from '@callboard/contract';

type Options = AnswerOf<typeof passkeys.passkeySignInOptions>;
type NewOptions = AnswerOf<typeof passkeys.newPasskeyOptions>;
type UsedPasskey = BodyOf<typeof passkeys.signInWithPasskey>['passkey'];
type NewPasskey = BodyOf<typeof passkeys.addPasskey>['passkey'];

/** Why there is no passkey: the person put the question away, the device has it already, or it can do none here. */
type PasskeyTrouble = 'put-away' | 'there-already' | 'not-here';

export class NoPasskey extends Error {
  readonly trouble: PasskeyTrouble;

  constructor(trouble: PasskeyTrouble, cause: unknown) {
    super(trouble, { cause });
    this.name = 'NoPasskey';
    this.trouble = trouble;
  }
}

const troubles: Readonly<Record<string, PasskeyTrouble>> = {
  NotAllowedError: 'put-away',
  AbortError: 'put-away',
  InvalidStateError: 'there-already',
};

async function asked<T>(ask: Promise<unknown>): Promise<T> {
  try {
    return (await ask) as T;
  } catch (reason) {
    const name = reason instanceof Error ? reason.name : '';
    throw new NoPasskey(troubles[name] ?? 'not-here', reason);
  }
}

type Known = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Asks the device to sign; it shows the passkeys that fit. */
export const signByPasskey = (options: Options): Promise<UsedPasskey> =>
  asked(startAuthentication({ optionsJSON: options as Known }));

/** Asks the device to make a passkey. */
export const makePasskey = (options: NewOptions): Promise<NewPasskey> =>
  asked(
    startRegistration({
      optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
    }),
  );
