import type { IncomingMessage, ServerResponse } from 'node:http';

/** What can happen to an answer on its way. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly body?: string; readonly type?: string }
  | { readonly kind: 'delay'; readonly ms: number }
  /** Nothing ever comes. */
  | { readonly kind: 'hang' }
  /** The connection ends after so many bytes of the body. */
  | { readonly kind: 'cut'; readonly at: number }
  /** One bit of the byte at this place is turned; a negative place counts from the end. */
  | { readonly kind: 'flip'; readonly at: number }
  /** The text is another one, and still well formed. */
  | { readonly kind: 'alter'; readonly change: (text: string) => string }
  /** A page instead of what was asked for, with 200: what a captive portal does. */
  | { readonly kind: 'html' }
  /** The product did it; the answer is lost. */
  | { readonly kind: 'commit-then-drop' }
  /** The connection is reset before the product hears of it. */
  | { readonly kind: 'reset' }
  /** So many bytes in a second. */
  | { readonly kind: 'slow'; readonly bytesPerSecond: number };

const portal = '<!doctype html><title>Guest network</title><p>Accept our terms.</p>';
// oxlint-disable-next-line no-restricted-globals -- a slow line is what it plants
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The product's own headers, for a body of another length. */
function headersOf(got: IncomingMessage, length: number) {
  const headers: Record<string, string | string[] | undefined> = { ...got.headers };
  for (const name of ['transfer-encoding', 'connection', 'keep-alive']) delete headers[name];
  return { ...headers, 'content-length': String(length) };
}

function flipped(body: Buffer, at: number): Buffer {
  const place = at < 0 ? body.length + at : at;
  const changed = Buffer.from(body);
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
}

async function slowly(answer: ServerResponse, body: Buffer, bytesPerSecond: number) {
  const step = Math.max(1, Math.round(bytesPerSecond / 20));
  for (let at = 0; at < body.length && !answer.destroyed; at += step) {
    answer.write(body.subarray(at, at + step));
    await wait(50);
  }
  answer.end();
}

export async function answerByFault(
  fault: Fault,
  asked: IncomingMessage,
  answer: ServerResponse,
  forward: (plain: boolean) => Promise<IncomingMessage>,
): Promise<void> {
  switch (fault.kind) {
    case 'status':
      answer.writeHead(fault.status, { 'content-type': fault.type ?? 'text/plain' });
      answer.end(fault.body ?? '');
      return;
    case 'html':
      answer.writeHead(200, { 'content-type': 'text/html' });
      answer.end(portal);
      return;
    case 'hang':
      asked.resume();
      return;
    case 'reset':
      asked.socket.resetAndDestroy();
      return;
    case 'commit-then-drop':
      await bodyOf(await forward(false));
      answer.destroy();
      return;
    case 'delay':
      await wait(fault.ms);
      await pass(await forward(false), answer);
      return;
    case 'cut': {
      const got = await forward(false);
      const body = await bodyOf(got);
      answer.writeHead(got.statusCode ?? 502, headersOf(got, body.length));
      // oxlint-disable-next-line no-restricted-globals -- the bytes have left before the line is cut
      answer.write(body.subarray(0, fault.at), () => setTimeout(() => answer.destroy(), 50));
      return;
    }
    case 'flip':
    case 'alter': {
      const got = await forward(true);
      const body = await bodyOf(got);
      const changed =
        fault.kind === 'flip' ? flipped(body, fault.at) : Buffer.from(fault.change(body.toString('utf8')));
      answer.writeHead(got.statusCode ?? 502, headersOf(got, changed.length));
      answer.end(changed);
      return;
    }
    case 'slow': {
      const got = await forward(false);
      const body = await bodyOf(got);
      answer.writeHead(got.statusCode ?? 502, headersOf(got, body.length));
      await slowly(answer, body, fault.bytesPerSecond);
      return;
    }
  }
}

async function pass(got: IncomingMessage, answer: ServerResponse) {
  const body = await bodyOf(got);
  answer.writeHead(got.statusCode ?? 502, headersOf(got, body.length));
  answer.end(body);
}
