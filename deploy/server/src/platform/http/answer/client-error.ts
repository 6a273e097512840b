import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '../../errors/app-error.ts';
import { errorBody } from './error-answer.ts';
import { dataHeaders } from './security-headers.ts';

const statuses: Readonly<Record<string, 408 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** What is no request at all, or has too long a head, never becomes one that could be answered as others are. */
export function answerClientError({ code }: { code: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const status = statuses[code];
  const error = new AppError('bad_request', status ? { status } : {});
  const body = JSON.stringify(errorBody(error, randomBytes(8).toString('hex')));
  const headers = {
    ...dataHeaders,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`, ...lines, '', body].join('\r\n'));
  socket.destroySoon();
}
