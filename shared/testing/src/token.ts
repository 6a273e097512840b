import type { TokenPayload } from '@callboard/contract';

export type TokenFacts = {
  readonly name?: string;
  readonly type?: string;
  readonly captions?: readonly string[];
  readonly sid?: string;
  readonly iat?: number;
  readonly exp?: number;
};

/** A payload as the server signs it; the browser never checks the signature. */
export function payloadFor({
  name = 'Ann',
  type = 'user',
  captions = [],
  sid = 's1',
  iat,
  exp,
}: TokenFacts): TokenPayload {
  const issued = iat ?? Math.floor(Date.now() / 1000);
  return {
    type,
    loginData: {
      person: { id: `p-${name}`, name },
      contactNumber: null,
      language: null,
      loginTypes: captions.map((caption) => ({ caption })),
    },
    sid,
    tenant: 'nordlicht',
    iat: issued,
    exp: exp ?? issued + 900,
  };
}

let made = 0;
export function tokenFor(facts: TokenFacts = {}): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payloadFor(facts)));
  const part = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `head.${part}.signature-${++made}`;
}
