import { useMemo } from 'react';
import { sessionStore, useSession } from '@callboard/session';
import type { Visitor } from './guard.ts';

type Known = Pick<ReturnType<typeof sessionStore.getState>, 'identity' | 'payload'>;

const visitorOf = ({ identity, payload }: Known): Visitor => ({
  identity,
  person: Boolean(payload?.loginData.person),
  subject: payload?.loginData.subject ?? null,
});

export const visitorNow = (): Visitor => visitorOf(sessionStore.getState());

export function useVisitor(): Visitor {
  const identity = useSession((state) => state.identity);
  const payload = useSession((state) => state.payload);
  return useMemo(() => visitorOf({ identity, payload }), [identity, payload]);
}
