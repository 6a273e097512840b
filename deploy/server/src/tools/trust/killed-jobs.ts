import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoLogins } from '../demo/demo-logins.ts';
import { ownServers } from './own-server.ts';
import { countOf } from './verdict.ts';
import type { TrustCommand } from './verdict.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const logins = demoLogins.filter(({ who, blocked }) => who && !blocked).map(({ login }) => login);

async function mailsIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const whole = names.filter((name) => name.endsWith('.json'));
  // Half a mail would not be JSON.
  for (const name of whole) JSON.parse(await readFile(join(folder, name), 'utf8'));
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
    const outbox = join(servers.data, 'outbox');
    // What a killed process had taken comes back when its time is over.
    for (let waited = 0; waited < 120 && (await mailsIn(outbox)) < asked; waited += 1) await pause(1_000);
    const sent = await mailsIn(outbox);
    const figure = `${rounds} × kill -9 in the middle of jobs: ${asked} mails asked for, ${sent} delivered, none of them half`;
    return { figure, holds: asked > 0 && sent >= asked };
  } finally {
    await servers.clear();
  }
};
