export type SignedIn = { personId: string; token: string; cookie: string };
type Sent = { by?: SignedIn | undefined; body?: object; bytes?: Uint8Array };
type Answer = {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the server says
  body: any;
  cookie: string;
};
/** A call of the API, below /api/v1. */
export type Call = (method: 'GET' | 'POST', path: string, sent?: Sent) => Promise<Answer>;

export function headersOf({ by, body, bytes }: Sent): Record<string, string> {
  return {
    ...(by ? { authorization: `Bearer ${by.token}`, cookie: by.cookie } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(bytes ? { 'content-type': 'application/octet-stream' } : {}),
  };
}

export const cookieFrom = (header: string | null | undefined): string => header?.split(';')[0] ?? '';

/** Calls a server that runs somewhere: `http://nordlicht.localhost:4000`. */
export const callBy =
  (base: string): Call =>
  async (method, path, sent = {}) => {
    const payload = sent.body ? JSON.stringify(sent.body) : sent.bytes && Buffer.from(sent.bytes);
    const answer = await fetch(`${base}/api/v1${path}`, {
      method,
      headers: headersOf(sent),
      ...(payload ? { body: payload } : {}),
    });
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.startsWith('application/json') && text !== '';
    return {
      status: answer.status,
      body: json ? JSON.parse(text) : null,
      cookie: cookieFrom(answer.headers.get('set-cookie')),
    };
  };

const personIn = (token: string): string => {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  return String(payload.loginData.person.id);
};

export async function signInBy(call: Call, login: string, password: string): Promise<SignedIn> {
  const answer = await call('POST', '/auth/token', { body: { login, password } });
  if (answer.status !== 200) throw new Error(`${login} was refused: ${answer.status}`);
  const token = String(answer.body.token);
  return { personId: personIn(token), token, cookie: answer.cookie };
}

/** The id of some entry of a list. */
export async function anyOf(call: Call, path: string, by: SignedIn): Promise<string> {
  const { body } = await call('GET', path, { by });
  if (!body?.items?.[0]) throw new Error(`Nothing in ${path}`);
  return String(body.items[0].id);
}
