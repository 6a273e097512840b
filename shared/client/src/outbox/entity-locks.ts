/** One tab at a time for each entity. False: another tab is at it. */
export type EntityLocks = {
  readonly take: (entity: string, holdMs: number, work: () => Promise<void>) => Promise<boolean>;
};

type Locks = Pick<LockManager, 'request'>;

/**
 * A lock dies with its tab, but a frozen tab keeps it: after a while it is taken over.
 * That doubles nothing, for the one that wakes up sends with the same key.
 */
export function entityLocksByWebLocks(locks: Locks, prefix: string): EntityLocks {
  const refused = new Map<string, number>();
  return {
    async take(entity, holdMs, work) {
      const since = refused.get(entity);
      const steal = since !== undefined && performance.now() - since > holdMs;
      const how: LockOptions = steal ? { steal } : { ifAvailable: true };
      let mine = false;
      const run = async (lock: Lock | null) => {
        if (!lock) return;
        mine = true;
        await work();
      };
      try {
        await locks.request(`${prefix} ${entity}`, how, run);
      } catch (reason) {
        // Taken over by another tab while this one slept: the work itself has gone its way.
        if (!(reason instanceof DOMException) || reason.name !== 'AbortError') throw reason;
      }
      if (mine) refused.delete(entity);
      else if (since === undefined) refused.set(entity, performance.now());
      return mine;
    },
  };
}

/** Without locks: a note with an end in the storage that all tabs share. */
export function entityLocksByStorage(storage: Storage | undefined, prefix: string): EntityLocks {
  const me = `${Math.random()}`;
  return {
    async take(entity, holdMs, work) {
      const name = `${prefix} ${entity}`;
      const [by, until] = (storage?.getItem(name) ?? '').split(' until ');
      const left = Number(until) - Date.now();
      // A note from a clock that was ahead must not hold for a day.
      if (by && by !== me && left > 0 && left <= holdMs) return false;
      const note = () => storage?.setItem(name, `${me} until ${Date.now() + holdMs}`);
      note();
      try {
        await work();
        return true;
      } finally {
        if (storage?.getItem(name)?.startsWith(me)) storage.removeItem(name);
      }
    },
  };
}
