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
/** A moment or an id of the call that stays the same when it begins anew, so that a paper with it need not change. */
export type ChosenOnce = <Choice>(what: string, choose: () => Choice) => Choice;

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
  const choices = new Map<string, unknown>();
  const once: ChosenOnce = <Choice>(what: string, choose: () => Choice) => {
    if (!choices.has(what)) choices.set(what, choose());
    return choices.get(what) as Choice;
  };
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
  return { outside, once, withRetries };
}
