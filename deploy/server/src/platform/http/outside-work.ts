/** Ends the transaction of a call, so that its work is done while nobody waits for the connection. */
class WaitsForWork extends Error {
  readonly what: string;
  readonly work: () => Promise<unknown>;

  constructor(what: string, work: () => Promise<unknown>) {
    super('This call waits for work outside of its transaction.');
    this.what = what;
    this.work = work;
  }
}

export type OutsideWork = <Result>(what: string, work: () => Promise<Result>) => Promise<Result>;

/** No handler asks for more than two. */
const maxAttempts = 4;

/**
 * Work of a call that needs a processor and no database, like hashing a password. In the call's transaction it would
 * hold a connection (on PGlite the only one) for as long. So the first time a handler asks for it, its transaction is
 * rolled back, the work is done, and the call begins anew and finds the result. `what` names everything that the
 * result depends on: what changed in between is worked out again.
 */
export function outsideWork() {
  const results = new Map<string, unknown>();
  const outside: OutsideWork = async <Result>(what: string, work: () => Promise<Result>) => {
    if (!results.has(what)) throw new WaitsForWork(what, work);
    return results.get(what) as Result;
  };
  const withRetries = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    for (let round = 1; ; round += 1) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof WaitsForWork) || round === maxAttempts) throw error;
        results.set(error.what, await error.work());
      }
    }
  };
  return { outside, withRetries };
}
