import { demoPassword } from '../../demo/demo-tenants.ts';

/** Somebody who writes receipts, each with a mark of its own, so that lost and doubled ones can be counted. */
export type Writer = { address: string; token: string; typeId: string };

const json = { 'content-type': 'application/json' };
const today = () => new Date().toISOString().slice(0, 10);

async function answerOf<T>(asked: Promise<Response>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return (await answer.json()) as T;
}

export async function openWriter(address: string): Promise<Writer> {
  const body = JSON.stringify({ login: 'crew', password: demoPassword });
  const signIn = fetch(`${address}/api/v1/auth/token`, { method: 'POST', headers: json, body });
  const { token } = await answerOf<{ token: string }>(signIn);
  const types = fetch(`${address}/api/v1/receiptTypes`, { headers: { authorization: `Bearer ${token}` } });
  const { items } = await answerOf<{ items: { id: string }[] }>(types);
  return { address, token, typeId: items[0]?.id ?? '' };
}

export const headersFor = ({ token }: Writer, mark: string): Record<string, string> => ({
  ...json,
  authorization: `Bearer ${token}`,
  'idempotency-key': mark,
});
export const bodyOf = ({ typeId }: Writer, mark: string): string =>
  JSON.stringify({ typeId, date: today(), currency: 'EUR', payment: 'own', merchant: mark });

export type Written = { status: number; replayed: boolean; id: string } | null;

/** Nothing when there was no answer. The mark is the key as well: sent again it is the same write. */
export async function write(writer: Writer, mark: string): Promise<Written> {
  try {
    const answer = await fetch(`${writer.address}/api/v1/receipts`, {
      method: 'POST',
      headers: headersFor(writer, mark),
      body: bodyOf(writer, mark),
    });
    const { id = '' } = (await answer.json()) as { id?: string };
    return { status: answer.status, replayed: answer.headers.get('idempotent-replay') === 'true', id };
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** How often each mark is there. */
export async function marksThere({ address, token }: Writer): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${address}/api/v1/receipts?limit=1000&page=${page}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { items, total } = (await answer.json()) as { items: { merchant: string }[]; total: number };
    for (const { merchant } of items) counts.set(merchant, (counts.get(merchant) ?? 0) + 1);
    if (page * 1_000 >= total) return counts;
  }
}

/** What was acknowledged and is not there, and what is there twice. */
export function lostAndDuplicated(acknowledged: readonly string[], there: ReadonlyMap<string, number>) {
  const lost = acknowledged.filter((mark) => !there.has(mark));
  const doubled = [...there].flatMap(([mark, count]) =>
    mark.startsWith('trust-') && count > 1 ? [mark] : [],
  );
  return { lost, doubled };
}
