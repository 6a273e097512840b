import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../run/paths.ts';
import { temporary } from './product.ts';

type Device = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};
type Ready = Device & { readonly host: string; readonly certificate: string };

/** A push service on this machine with one device, and what a product has to be told to send to it. */
export async function startPushService() {
  const program = join(root, 'deploy/server/src/tools/testing/serve-push.ts');
  const child = fork(program, { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const messages: string[] = [];
  const [ready] = (await once(child, 'message')) as [Ready];
  child.on('message', ({ message }: { message: string }) => void messages.push(message));
  const folder = await temporary('push');
  const certificate = join(folder, 'push-service.pem');
  await writeFile(certificate, ready.certificate);
  const { endpoint, keys, host } = ready;
  let read = 0;
  return {
    device: { endpoint, keys, device: 'Phone' },
    env: { CALLBOARD_PUSH_SERVICES: host, NODE_EXTRA_CA_CERTS: certificate },
    /** The next message, as the device reads it. */
    async next(): Promise<string> {
      await expect.poll(() => messages.length, { message: 'a push message' }).toBeGreaterThan(read);
      return messages[read++] ?? '';
    },
    async stop() {
      child.disconnect();
      await rm(folder, { recursive: true });
    },
  };
}
