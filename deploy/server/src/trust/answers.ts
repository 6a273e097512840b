import { isDeepStrictEqual } from 'node:util';
import { actors, endpoints, leftOut, nordlicht, openDemoApp } from './demo-app.ts';
import { fill, harvest, isRead, kindOf, read } from './harvest.ts';
import type { TrustCommand } from './verdict.ts';

type Shape = { safeParse(value: unknown): { success: boolean; data?: unknown; error?: { message: string } } };

/** Everything readable, by everybody: what comes is what the contract says, no more and no less. */
export const run: TrustCommand = async () => {
  const app = await openDemoApp();
  const wrong: string[] = [];
  const seen = new Set<string>();
  let checked = 0;
  try {
    for (const { login } of actors) {
      const client = await app.client(nordlicht.host, login);
      const known = await harvest(client);
      for (const { name, endpoint } of endpoints) {
        if (leftOut.has(name) || !isRead(endpoint) || endpoint.answer === 'nothing') continue;
        const ids = endpoint.path.includes('{') ? (known.get(kindOf(endpoint.path)) ?? []).slice(0, 6) : [''];
        for (const id of ids) {
          const { status, body } = await read(client, fill(endpoint.path, id));
          if (status >= 500) wrong.push(`${name} for ${login}: ${status}`);
          if (status !== 200) continue;
          seen.add(name);
          checked += 1;
          const parsed = (endpoint.answer as Shape).safeParse(body);
          if (!parsed.success) wrong.push(`${name} for ${login}: ${parsed.error?.message.slice(0, 200)}`);
          else if (!isDeepStrictEqual(parsed.data, body))
            wrong.push(`${name} for ${login}: more than its shape`);
        }
      }
    }
  } finally {
    await app.close();
  }
  const readable = endpoints.filter(({ name, endpoint }) => !leftOut.has(name) && isRead(endpoint));
  const unseen = readable.filter(({ name }) => !seen.has(name)).map(({ name }) => name);
  const figure = `${wrong.length} deviations in ${checked} answers of ${seen.size} of ${readable.length} readable endpoints`;
  if (unseen.length > 0) console.log(`Without an answer to check: ${unseen.join(', ')}`);
  return { figure, holds: wrong.length === 0, wrong };
};
