import { request } from 'node:http';
import { changeOfShared } from './changes-of-shared.ts';
import { patience } from '../run/patience.ts';
import { hostOf, type Tenant } from './tenant.ts';

export type Answer = {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
  readonly json: <T>() => T;
};

type Asked = {
  readonly tenant?: Tenant;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
};

/** One call without a browser. The tenant is named by the host header, so no name needs resolving. */
export const ask = (port: number, path: string, { tenant, method = 'GET', headers, body }: Asked = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const host = tenant ? hostOf(tenant, port) : 'localhost';
    const change = changeOfShared({ port, host, method, path });
    if (change) throw new Error(change);
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        timeout: patience(30_000),
        headers: {
          host: `${host}:${port}`,
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8');
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text,
            json: <T>() => JSON.parse(text) as T,
          });
        });
      },
    );
    call.on('timeout', () => call.destroy(new Error(`No answer to ${path}`)));
    call.on('error', reject);
    call.end(sent);
  });
