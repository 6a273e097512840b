import type { Identity } from '@callboard/contract';
import { sessionStore } from '@callboard/session';
import { payloadFor, tokenFor } from './token.ts';
import type { TokenFacts } from './token.ts';

const nobody = sessionStore.getInitialState();

/** Makes this tab somebody's, with the roles and rights that the test names. */
export function signInAs(who: Partial<Identity>, facts: TokenFacts = {}): void {
  const type = who.tokenType ?? 'user';
  sessionStore.setState({
    ...nobody,
    token: tokenFor({ type, ...facts }),
    payload: payloadFor({ type, ...facts }),
    identity: { tokenType: type, roles: [], rights: {}, mailboxRights: {}, ...who },
  });
}

export const signOutAgain = (): void => sessionStore.setState(nobody, true);
