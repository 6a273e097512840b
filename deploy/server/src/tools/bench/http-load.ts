import { Agent, request } from 'node:http';

export type Target = { address: string; path: string; token: string };
export type Answer = { status: number; ms: number; bytes: number; text: string };

/** One request as a browser sends it. What is compressed is counted as it travels and not read. */
export function ask(
  { address, path, token }: Target,
  agent: Agent,
  { plain = false }: { plain?: boolean } = {},
): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      `${address}/api/v1${path}`,
      {
        agent,
        headers: { authorization: `Bearer ${token}`, ...(plain ? {} : { 'accept-encoding': 'gzip, br' }) },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const all = Buffer.concat(parts);
          const text = answer.headers['content-encoding'] ? '' : all.toString();
          resolve({ status: answer.statusCode ?? 0, ms: performance.now() - began, bytes: all.length, text });
        });
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** So often a list is asked before it counts: code that has run is faster. */
const usualWarmUp = 10;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a server answers at once again, so that what was too much for it does not count for what comes. */
export async function untilQuiet(target: Target): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + 20_000;
  for (let quick = 0; quick < 5 && performance.now() < until; await pause(50))
    quick = (await ask(target, agent)).ms < 20 ? quick + 1 : 0;
  agent.destroy();
}

/**
 * Requests at a steady pace, however long the answers take: a slow one does not hold the next one back. `asked` counts
 * those by which it was warmed up too.
 */
export async function openLoop(
  target: Target,
  { perSecond, seconds, warmUp = usualWarmUp }: { perSecond: number; seconds: number; warmUp?: number },
): Promise<{ answers: Answer[]; asked: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  for (let at = 0; at < warmUp; at += 1) await ask(target, agent);
  const began = performance.now();
  const asked: Promise<Answer>[] = [];
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const due = began + (at * 1_000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    const late = Math.max(0, performance.now() - due);
    asked.push(ask(target, agent).then((answer) => ({ ...answer, ms: answer.ms + late })));
  }
  const answers = await Promise.all(asked);
  agent.destroy();
  return { answers, asked: answers.length + warmUp };
}

/** As many requests as some connections can make, one after the other; answers requests a second. */
export async function closedLoop(
  target: Target,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  for (let at = 0; at < usualWarmUp; at += 1) await ask(target, agent, { plain: true });
  const until = performance.now() + seconds * 1_000;
  let done = 0;
  const go = async () => {
    while (performance.now() < until) {
      const { status } = await ask(target, agent, { plain: true });
      if (status !== 200) throw new Error(`${target.path} answered ${status}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, go));
  agent.destroy();
  return done / seconds;
}

export function share(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
