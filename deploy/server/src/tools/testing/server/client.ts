import type { FastifyInstance } from 'fastify';

type CallOptions = { body?: unknown; headers?: Record<string, string>; host?: string };
export type Answered = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever came
  body: any;
};

export type Client = {
  call(method: 'GET' | 'POST' | 'DELETE' | 'HEAD', path: string, options?: CallOptions): Promise<Answered>;
  get(path: string, options?: CallOptions): Promise<Answered>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<Answered>;
};

/** Calls the API as a browser would: below /api/v1, with what it is told to send each time. */
export function clientOf(app: FastifyInstance, host: string, always: Record<string, string> = {}): Client {
  const call: Client['call'] = async (method, path, { body, headers = {}, host: other = host } = {}) => {
    const answer = await app.inject({
      method,
      url: path.startsWith('/') ? `/api/v1${path}` : path,
      headers: { host: other, ...always, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json');
    const text = answer.headers['content-encoding'] ? '' : answer.body;
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text,
      body: isJson && text !== '' ? JSON.parse(text) : null,
    };
  };
  return {
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, body: body ?? {} }),
  };
}
