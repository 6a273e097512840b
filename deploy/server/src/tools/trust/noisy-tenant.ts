import { request } from 'node:http';
import { callHeaders } from '@callboard/contract';
import sharp from 'sharp';
import { demoPassword } from '../demo/demo-tenants.ts';

const host = 'redwave.localhost';
/** So many of each are under way at all times. */
const atOnce = { pictures: 6, signIns: 24, readings: 8 };
/** Of 59 megapixels: nearly as many as are taken. */
const hugeSide = 7_680;

type Call = { method: 'GET' | 'POST'; path: string; token?: string; body?: Uint8Array | string };
type Answered = { status: number; text: string };

function call(address: string, { method, path, token, body }: Call): Promise<Answered> {
  const headers = {
    ...callHeaders,
    host,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && {
      'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
    }),
    ...(body && { 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve) => {
    const asked = request(`${address}/api/v1${path}`, { method, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', () => resolve({ status: 0, text }));
    });
    // A server that is busy may close a connection that pours into it.
    asked.on('error', () => resolve({ status: 0, text: '' }));
    asked.end(body);
  });
}

const signIn = (address: string) =>
  call(address, {
    method: 'POST',
    path: '/auth/token',
    body: JSON.stringify({ login: 'crew', password: demoPassword }),
  });

async function tokenOf(address: string): Promise<string> {
  const { status, text } = await signIn(address);
  if (status !== 200) throw new Error(`The noisy tenant cannot sign in: ${status}`);
  return (JSON.parse(text) as { token: string }).token;
}

const receipt = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600"><rect width="100%" height="100%" fill="white"/>
${Array.from({ length: 24 }, (_, line) => `<text x="80" y="${120 + line * 60}" font-size="40">Item ${line} 12.${line + 10} EUR</text>`).join('')}</svg>`;

export type Noise = { stop(): Promise<ReadonlyMap<string, number>> };

/** A tenant that sends huge pictures, signs in and lets photos be read, all at once, until it is stopped. */
export async function makeNoise(address: string): Promise<Noise> {
  const token = await tokenOf(address);
  const huge = await sharp({
    create: { width: hugeSide, height: hugeSide, channels: 3, background: '#3a7' },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const photo = await sharp(Buffer.from(receipt)).jpeg().toBuffer();
  const upload = (body: Uint8Array, name: string) =>
    call(address, { method: 'POST', path: `/uploads?name=${name}`, token, body });
  const { text } = await upload(photo, 'receipt.jpg');
  const { id } = JSON.parse(text) as { id: string };

  const answered = new Map<string, number>();
  const over = new AbortController();
  const goOn = async (what: string, one: () => Promise<Answered>) => {
    while (!over.signal.aborted) {
      const { status } = await one();
      const key = `${what} ${status}`;
      answered.set(key, (answered.get(key) ?? 0) + 1);
      // Who is told to wait does, though not as long as told.
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const times = (count: number, what: string, one: () => Promise<Answered>) =>
    Array.from({ length: count }, () => goOn(what, one));
  const running = [
    ...times(atOnce.pictures, 'picture', () => upload(huge, 'huge.png')),
    ...times(atOnce.signIns, 'sign-in', () => signIn(address)),
    ...times(atOnce.readings, 'reading', () =>
      call(address, { method: 'GET', path: `/receiptPhotos/${id}`, token }),
    ),
  ];
  return {
    async stop() {
      over.abort();
      await Promise.all(running);
      return answered;
    },
  };
}
