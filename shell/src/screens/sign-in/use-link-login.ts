import { useEffect, useState } from 'react';
import { session } from '@callboard/contract';
import { CallError, call } from '@callboard/client';
import { signIn } from '@callboard/session';

export type LinkLogin =
  /** No link, or it is settled: the form, with the login that the link named. */
  | { readonly kind: 'form'; readonly login: string; readonly error: CallError | null }
  | { readonly kind: 'opening' }
  /** Somebody else is signed in; nothing happens before they agree. */
  | { readonly kind: 'ask' };

type Link = {
  /** The one-time ticket that stands for what the link's address carried. */
  readonly ticket: string | null;
  readonly login: string;
  /** Somebody is signed in already. */
  readonly taken: boolean;
};

async function openTicket(ticket: string): Promise<LinkLogin> {
  try {
    const { login, needsPassword } = await call(session.ticketLogin, { params: { ticket } });
    if (needsPassword) return { kind: 'form', login, error: null };
    await signIn({ ticket });
    return { kind: 'opening' };
  } catch (error) {
    return {
      kind: 'form',
      login: '',
      error: error instanceof CallError ? error : new CallError('bad_answer', {}, error),
    };
  }
}

/** Signs in by the link that was opened, once nobody else is signed in. */
export function useLinkLogin({ ticket, login, taken }: Link): LinkLogin {
  const [state, setState] = useState<LinkLogin>(
    ticket ? { kind: 'opening' } : { kind: 'form', login, error: null },
  );
  // Whoever is signed in when the link arrives; who signs in afterwards does it by this link.
  const [somebodyElse, setSomebodyElse] = useState(taken);
  if (somebodyElse && !taken) setSomebodyElse(false);
  useEffect(() => {
    if (!ticket || somebodyElse) return undefined;
    let current = true;
    const open = async () => {
      const next = await openTicket(ticket);
      if (current) setState(next);
    };
    void open();
    return () => {
      current = false;
    };
  }, [ticket, somebodyElse]);
  return somebodyElse && (ticket || login) ? { kind: 'ask' } : state;
}
