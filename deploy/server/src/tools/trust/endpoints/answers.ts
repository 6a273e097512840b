import { isDeepStrictEqual } from 'node:util';
import type { AnyEndpoint } from '@callboard/contract';
import { tokenHash } from '../../../areas/account/session/session/secret-token.ts';
import { ticketOfLink } from '../../../areas/account/session/sign-in/ticket-of-link.ts';
import type { Client } from '../../testing/server/client.ts';
import { actors, nordlicht, openDemoApp } from './demo-app.ts';
import { endpoints, leftOut } from '../../swap/endpoints.ts';
import type { DemoApp } from './demo-app.ts';
import { fill, collectIds, isRead, kindOf, read } from './collect-ids.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { fillIn, openLink, seededNames, seededPaths } from './seeded-paths.db.ts';
import { isSmall } from '../own-server/verdict.ts';
import type { TrustCommand } from '../own-server/verdict.ts';

type Shape = { safeParse(value: unknown): { success: boolean; data?: unknown; error?: { message: string } } };
const ofKind = 6;
const signingToken = 'signing-demo-'.padEnd(43, '0');

/** An export that is made, for the calls that look at one. */
async function makeExport(app: DemoApp): Promise<void> {
  const planner = await app.client(nordlicht.host, 'planner');
  const { body } = await planner.get('/projects?limit=1');
  await planner.post(`/projects/${body.items[0].number}/exportCrewMembersDocuments`);
  await app.settle();
}

/** The secrets of the links that the demo has. */
const linksOf = async ({ database }: DemoApp): Promise<Readonly<Record<string, string>>> => ({
  'passwords.passwordLink': 'reset-demo',
  'mailbox.unsubscribeLink': 'unsubscribe-demo',
  'documents.documentByLink': signingToken,
  'session.ticketLogin': (await ticketOfLink(database, nordlicht.host, { login: 'crew' }, new Date())) ?? '',
});

const wrongWith = ({ answer }: AnyEndpoint, body: unknown): string | null => {
  const parsed = (answer as Shape).safeParse(body);
  if (!parsed.success) return parsed.error?.message.slice(0, 200) ?? '';
  return isDeepStrictEqual(parsed.data, body) ? null : 'more than its shape';
};

/** Everything readable, by everybody: what comes is what the contract says, no more and no less. */
export const run: TrustCommand = async (args) => {
  const small = isSmall(args);
  const app = await openDemoApp();
  const wrong: string[] = [];
  const seen = new Set<string>();
  const readable = endpoints.filter(
    ({ name, endpoint }) => !leftOut.has(name) && isRead(endpoint) && endpoint.answer !== 'nothing',
  );
  let checked = 0;
  try {
    await makeExport(app);
    const links = await linksOf(app);
    const seeded = new Map<string, string[]>();
    const names = await app.database.asOwner(async (session) => {
      await fillIn(session, nordlicht.id);
      await openLink(session, nordlicht.id, tokenHash(signingToken));
      for (const { name, endpoint } of readable)
        seeded.set(name, await seededPaths(session, nordlicht.id, name, endpoint.path));
      return seededNames(session, nordlicht.id);
    });
    const look = async (client: Client, login: string, { name, endpoint }: (typeof readable)[number]) => {
      const known = seen.has(name);
      const found = knownIds.get(kindOf(endpoint.path)) ?? [];
      const shown = endpoint.path.includes('{')
        ? [...found.slice(0, ofKind), ...(links[name] ? [links[name]] : [])].map((id) =>
            fill(endpoint.path, id),
          )
        : [endpoint.path];
      // Ids that no list shows are tried until one of them answers.
      for (const path of [...shown, ...(known ? [] : (seeded.get(name) ?? []))]) {
        if (!shown.includes(path) && seen.has(name)) return;
        const { status, body } = await retryWhileBusy(() => read(client, path, names));
        if (status >= 500) wrong.push(`${name} for ${login}: ${status}`);
        if (status !== 200) continue;
        seen.add(name);
        checked += 1;
        const why = wrongWith(endpoint, body);
        if (why !== null) wrong.push(`${name} for ${login}: ${why}`);
      }
    };
    let knownIds = new Map<string, string[]>();
    for (const { login } of small ? actors.slice(0, 1) : actors) {
      const client = await app.client(nordlicht.host, login);
      knownIds = await collectIds(client);
      for (const one of readable) await look(client, login, one);
    }
  } finally {
    await app.close();
  }
  const unseen = readable.filter(({ name }) => !seen.has(name)).map(({ name }) => name);
  const figure = `${wrong.length} deviations in ${checked} answers of ${seen.size} of ${readable.length} readable endpoints${unseen.length > 0 && !small ? `; without an answer: ${unseen.join(', ')}` : ''}`;
  return { figure, holds: wrong.length === 0 && (small ? checked > 0 : unseen.length === 0), wrong };
};
