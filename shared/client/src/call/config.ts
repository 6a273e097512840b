import type { Language } from '@callboard/contract';
import type { CallError } from './call-error.ts';
import { log } from './log.ts';

export type ClientConfig = {
  /** Where the API is. */
  readonly base: string;
  /** The token now stored. */
  readonly token: () => string | null;
  readonly language: () => Language;
  /** A call with this token was answered 401. True when it is worth trying once more. */
  readonly onSignInNeeded: (token: string) => Promise<boolean>;
  /** A call needs a fresh proof of who the person is. True when they gave it. */
  readonly onStepUpNeeded: () => Promise<boolean>;
  /** Whether something of this page is not saved yet. */
  readonly hasUnsaved: () => boolean;
  /** A command failed and nobody else shows it. */
  readonly onCommandError: (error: CallError) => void;
};

let config: ClientConfig = {
  base: '/api/v1',
  token: () => null,
  language: () => 'en',
  onSignInNeeded: () => Promise.resolve(false),
  onStepUpNeeded: () => Promise.resolve(false),
  hasUnsaved: () => false,
  onCommandError: (error) => log.warn('A command failed', { code: error.code }),
};

/** Session and shell each set their part. */
export function configureClient(part: Partial<ClientConfig>): void {
  config = { ...config, ...part };
}
export const clientConfig = (): ClientConfig => config;
