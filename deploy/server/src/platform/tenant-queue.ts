import { tenantAtWork } from './tenant-at-work.ts';

/**
 * What waits, in the order of asking for each tenant, and tenants one after another: whoever asks much waits behind what
 * they asked themselves.
 */
export class TenantQueue<Waiting> {
  /** The first has the next turn, and goes to the back with what is left. */
  readonly #queues = new Map<string, Waiting[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** How many of the tenant that is at work wait. */
  get ownLength(): number {
    return this.#queues.get(tenantAtWork.getStore() ?? '')?.length ?? 0;
  }

  add(waiting: Waiting): void {
    const tenant = tenantAtWork.getStore() ?? '';
    const own = this.#queues.get(tenant) ?? [];
    own.push(waiting);
    this.#queues.set(tenant, own);
    this.#length += 1;
  }

  next(): Waiting | undefined {
    const [turn] = this.#queues;
    if (!turn) return undefined;
    const [tenant, queue] = turn;
    const next = queue.shift();
    this.#queues.delete(tenant);
    if (queue.length > 0) this.#queues.set(tenant, queue);
    this.#length -= 1;
    return next;
  }

  /** Takes away the last of the tenant with most, where that is more than `most`. */
  dropOfLongest(most: number): Waiting | undefined {
    const [longest] = [...this.#queues.values()].toSorted((a, b) => b.length - a.length);
    if (!longest || longest.length <= most) return undefined;
    this.#length -= 1;
    return longest.pop();
  }
}
