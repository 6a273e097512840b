import type { Identity } from '@callboard/contract';
import { sessionStore } from '@callboard/session';

const nobody = sessionStore.getInitialState();

/** Makes this tab somebody's, with the rights that the test names. */
export function signInAs(who: Partial<Identity>): void {
  sessionStore.setState({
    ...nobody,
    token: 'token-of-a-test',
    identity: { tokenType: 'user', roles: [], rights: {}, mailboxRights: {}, ...who },
  });
}

export const signOutAgain = (): void => sessionStore.setState(nobody, true);
