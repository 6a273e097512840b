import { execFile } from 'node:child_process';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';

/** A browser's half of a subscription: it alone can read what is sent to it. */
export function browserForTests() {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys();
  const auth = randomBytes(16);
  const part = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291: salt, record size, the sender's key, then one record. */
    read(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const keyLength = body[20] ?? 0;
      const sender = body.subarray(21, 21 + keyLength);
      const record = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const secret = part(keys.computeSecret(sender), auth, info, 32);
      const key = part(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = part(secret, salt, 'Content-Encoding: nonce\0', 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(record.subarray(-16));
      const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
      // Behind the text stands a 2, then as many zeros as somebody liked.
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

async function certificate() {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-push-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const args =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert];
  await promisify(execFile)('openssl', [...args.split(' '), ...names]);
  const made = { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  await rm(folder, { recursive: true });
  return made;
}

/** A push service of our own: paths beginning with a number are answered with it, `/hang` never. */
export async function startPushService({ onMessage }: { onMessage?: (message: Received) => void } = {}) {
  const received: Received[] = [];
  let givenUp = 0;
  const made = await certificate();
  const server = createServer(made, (request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const message = { path, headers: request.headers, body: Buffer.concat(parts) };
      received.push(message);
      onMessage?.(message);
      if (path.startsWith('/hang')) return void reply.once('close', () => (givenUp += 1));
      const status = Number(/^\/(\d{3})/.exec(path)?.[1] ?? 201);
      reply.writeHead(status, status === 302 ? { location: '/followed' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, made.cert]);
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const others = process.env['CALLBOARD_PUSH_SERVICES'];
  process.env['CALLBOARD_PUSH_SERVICES'] = others ? `${others},${host}` : host;
  return {
    received,
    host,
    /** Whoever sends to it has to trust this. */
    certificate: made.cert,
    /** How many callers it kept hanging until they went away. */
    givenUp: () => givenUp,
    address: (path: string) => `https://${host}${path}`,
    hangUp: () => server.closeAllConnections(),
    /** Of several, the last one first. */
    async stop() {
      if (others) process.env['CALLBOARD_PUSH_SERVICES'] = others;
      else delete process.env['CALLBOARD_PUSH_SERVICES'];
      setDefaultCACertificates(trusted);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Whether a VAPID header was signed with the key it names. */
export const vapidOf = (headers: IncomingHttpHeaders) => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    aud: string;
    sub: string;
  };
  return { key, ...claims };
};
