import { may, permissionNames, rightNames } from '@callboard/contract';
import type { Identity, Rights } from '@callboard/contract';
import { withTenant } from '#platform/db/with-tenant.ts';
import type { DemoLogin } from '../../demo/demo-logins.ts';
import { actors, identityOf, nordlicht, openDemoApp } from './demo-app.ts';
import { endpoints, leftOut } from '../../swap/endpoints.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { phases, setRights } from './rights.db.ts';
import type { Phase } from './rights.db.ts';
import { isSmall } from '../own-server/verdict.ts';
import type { TrustCommand } from '../own-server/verdict.ts';

const allRights = Object.fromEntries(rightNames.map((name) => [name, permissionNames])) as Rights;
const identityIn = (phase: Phase, login: DemoLogin): Identity => {
  const as = identityOf(login);
  if (phase === 'as they are') return as;
  // Rights are given back to people only.
  const none = phase === 'without rights' || as.tokenType !== 'user';
  return {
    ...as,
    rights: none ? {} : allRights,
    mailboxRights: none ? {} : { emailMessages: ['READ'] },
  };
};

/** Fewer than the sessions of the database, so that nobody waits for one in vain. */
const atOnce = 5;

/** Calls without a sensible body or id: behind the gate refused for what they are, at the gate for who asks. */
export const run: TrustCommand = async (args) => {
  const some = isSmall(args) ? actors.slice(0, 1) : actors;
  const app = await openDemoApp();
  const wrong: string[] = [];
  let calls = 0;
  const began = Date.now();
  try {
    for (const phase of phases) {
      await withTenant(app.database, nordlicht.id, (db) => setRights(db, phase));
      const ask = async (login: DemoLogin): Promise<void> => {
        const client = await app.client(nordlicht.host, login.login);
        for (const { name, endpoint } of endpoints) {
          if (leftOut.has(name)) continue;
          const path = endpoint.path.replace(/\{\w+\}/g, 'nobody-has-this');
          const body = endpoint.method === 'POST' ? { body: { unknown: 1 } } : {};
          const answer = await retryWhileBusy(() => client.call(endpoint.method, path, body));
          calls += 1;
          const allowed = may(endpoint.allow, identityIn(phase, login));
          const turnedAway =
            (answer.status === 401 || answer.status === 403) && answer.body?.code !== 'step_up_needed';
          if (answer.status >= 500) wrong.push(`${name} fails for ${login.login} ${phase}: ${answer.status}`);
          else if (turnedAway === allowed)
            wrong.push(
              `${name} for ${login.login} ${phase}: ${answer.status}, ${allowed ? 'may' : 'may not'}`,
            );
        }
      };
      for (let at = 0; at < some.length; at += atOnce)
        await Promise.all(some.slice(at, at + atOnce).map(ask));
      process.stdout.write(`${phase}: ${calls} calls\n`);
    }
  } finally {
    await app.close();
  }
  const seconds = Math.round((Date.now() - began) / 1_000);
  const figure = `${wrong.length} deviations in ${calls} calls, ${some.length} actors × ${endpoints.length} endpoints × ${phases.length}, ${seconds} s`;
  return { figure, holds: wrong.length === 0, wrong };
};
