import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerByFault, type Fault } from './fault.ts';
import { freePort } from '../run/free-port.ts';
import { originOf, standBefore, type Tenant } from '../person/tenant.ts';

type Rule = {
  /** Tested against path and query. */
  readonly match: Pick<RegExp, 'test'>;
  readonly method?: string;
  readonly fault: Fault;
  /** How often it strikes; without it until it is repaired. */
  times?: number;
};

export type FaultProxy = {
  readonly port: number;
  origin(tenant: Tenant): string;
  /** What passed through, newest last: "GET /path". */
  readonly seen: string[];
  break(rule: Rule): void;
  /** Takes every rule away. What hangs keeps hanging, as it would. */
  repair(): void;
  /** Nobody listens any more, and nobody is connected. */
  down(): Promise<void>;
  up(): Promise<void>;
  stop(): Promise<void>;
};

/** A proxy in front of the product that makes one thing at a time go wrong. */
export async function faultProxy(productPort: number): Promise<FaultProxy> {
  const port = await freePort();
  const stepAside = standBefore(port, productPort);
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  const seen: string[] = [];
  let rules: Rule[] = [];

  const ruleFor = (path: string, method: string) => {
    const rule = rules.find((each) => each.match.test(path) && (each.method ?? method) === method);
    if (rule?.times !== undefined) {
      rule.times -= 1;
      if (rule.times <= 0) rules = rules.filter((each) => each !== rule);
    }
    return rule?.fault;
  };

  const forward = (asked: IncomingMessage, plain: boolean) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { ...asked.headers };
      // What is to be changed byte by byte must not arrive compressed.
      if (plain) delete headers['accept-encoding'];
      const onward = request(
        { agent, host: '127.0.0.1', port: productPort, path: asked.url, method: asked.method, headers },
        resolve,
      );
      onward.on('error', reject);
      asked.pipe(onward);
    });

  const handle = async (asked: IncomingMessage, answer: ServerResponse) => {
    const path = asked.url ?? '/';
    const method = asked.method ?? 'GET';
    seen.push(`${method} ${path}`);
    const fault = ruleFor(path, method);
    if (fault) {
      await answerByFault(fault, asked, answer, (plain) => forward(asked, plain));
      return;
    }
    const got = await forward(asked, false);
    answer.writeHead(got.statusCode ?? 502, got.rawHeaders);
    got.on('error', () => answer.destroy());
    got.pipe(answer);
  };

  const server = createServer((asked, answer) => {
    handle(asked, answer).catch(() => answer.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const up = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, () => resolve());
    });
  const down = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await up();
  return {
    port,
    seen,
    origin: (tenant) => originOf(tenant, port),
    break: (rule) => rules.unshift(rule),
    repair: () => {
      rules = [];
    },
    down,
    up,
    stop: async () => {
      agent.destroy();
      stepAside();
      if (server.listening) await down();
    },
  };
}
