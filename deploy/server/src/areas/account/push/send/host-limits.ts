type Host = {
  /** When each call under way began. */
  readonly begun: Set<{ at: number }>;
  readonly waiting: (() => void)[];
  answeredAt: number;
};

export type HostLimits = {
  /** How many calls to one host are under way at the same time. */
  readonly atOnce: number;
  /** A host with all its calls under way that answers nothing for so long takes no more of them. */
  readonly patienceMs: number;
};

/**
 * Calls to many hosts of which one may hang: it holds its own few calls and what is beyond them is refused at once, so
 * that whoever calls goes on to other hosts. A host that only is busy keeps its callers waiting instead.
 */
export function limitedPerHost({ atOnce, patienceMs }: HostLimits) {
  const hosts = new Map<string, Host>();

  const hostOf = (name: string): Host => {
    const known = hosts.get(name) ?? { begun: new Set(), waiting: [], answeredAt: 0 };
    hosts.set(name, known);
    return known;
  };
  const patienceLeft = ({ begun, answeredAt }: Host) =>
    patienceMs - (Date.now() - Math.max(answeredAt, ...[...begun].slice(0, 1).map(({ at }) => at)));

  /** True with a place, false when the host hangs. */
  const place = (host: Host) =>
    new Promise<boolean>((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const free = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const look = () => {
        const left = patienceLeft(host);
        if (left > 0) {
          timer = setTimeout(look, left).unref();
          return;
        }
        const at = host.waiting.indexOf(free);
        if (at >= 0) host.waiting.splice(at, 1);
        resolve(false);
      };
      host.waiting.push(free);
      look();
    });

  return async function call<T>(name: string, work: () => Promise<T>): Promise<T> {
    const host = hostOf(name);
    while (host.begun.size >= atOnce) if (!(await place(host))) throw new Error(`${name} hangs`);
    const mine = { at: Date.now() };
    host.begun.add(mine);
    try {
      const result = await work();
      host.answeredAt = Date.now();
      return result;
    } finally {
      host.begun.delete(mine);
      const next = host.waiting.shift();
      if (next) next();
      else if (host.begun.size === 0) hosts.delete(name);
    }
  };
}
