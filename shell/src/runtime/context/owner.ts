import type { TokenPayload } from '@callboard/contract';

/** Whose what lies on this phone is: a person's, or a limited login's. */
export function ownerOf(payload: TokenPayload | null): { tenant: string; person: string } | null {
  const person = payload?.loginData.person?.id ?? payload?.loginData.subject;
  return payload && person ? { tenant: payload.tenant, person } : null;
}
