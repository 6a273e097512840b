import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { demoLogins } from '../demo/demo-logins.ts';
import { findMasterKeys } from '#platform/keys/find-master-key.ts';
import { outboxKeys, readOutbox } from '#platform/mail/outbox.ts';
import { ownServers } from './own-server/own-server.ts';
import { countOf } from './own-server/verdict.ts';
import type { TrustCommand } from './own-server/verdict.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const logins = demoLogins.filter(({ who, blocked }) => who && !blocked).map(({ login }) => login);

async function mailsIn(data: string): Promise<number> {
  const folder = join(data, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const whole = names.filter((name) => name.endsWith('.mail'));
  const masters = await findMasterKeys({ data, masterKey: null, masterKeyFile: null });
  const opened = masters ? await readOutbox(folder, outboxKeys(masters)) : [];
  // Half a mail does not open.
  if (opened.length !== whole.length) throw new Error('There is half a mail in the outbox.');
  return whole.length;
}

/** Each round asks for mails, and the server is killed while it writes them; the next start has to finish. */
export const run: TrustCommand = async (args) => {
  const rounds = countOf(args, 10);
  const servers = await ownServers('pglite');
  let asked = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const server = servers.start();
      const address = await server.address;
      const login = logins[round % logins.length];
      const answer = await fetch(`${address}/api/v1/forgottenPassword`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ login }),
      });
      if (answer.ok) asked += 1;
      await pause((round * 37) % 220);
      server.process.kill('SIGKILL');
      await server.ended;
    }
    const last = servers.start();
    await last.address;
    // What a killed process had taken comes back when its time is over.
    for (let waited = 0; waited < 120 && (await mailsIn(servers.data)) < asked; waited += 1)
      await pause(1_000);
    const sent = await mailsIn(servers.data);
    const figure = `${rounds} × kill -9 in the middle of jobs: ${asked} mails asked for, ${sent} delivered, none of them half`;
    return { figure, holds: asked > 0 && sent >= asked };
  } finally {
    await servers.clear();
  }
};
