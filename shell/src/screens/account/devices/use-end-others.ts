import { CallError, invalidate, useCommand } from '@callboard/client';
import { sessions } from '@callboard/contract';
import { useState } from 'react';

const isGone = (error: unknown): boolean => error instanceof CallError && error.code === 'not_found';

/** Ends one session after the other; what ended meanwhile is no error, and what could not be ended stays in the list. */
export function useEndOthers(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const { mutateAsync } = useCommand(sessions.endSession, { onError: () => undefined });
  const endOthers = async (ids: readonly string[]) => {
    setBusy(true);
    setError(null);
    try {
      for (const id of ids)
        await mutateAsync({ params: { id } }).catch((reason: unknown) => {
          if (!isGone(reason)) throw reason;
        });
      onDone();
    } catch (reason) {
      if (!(reason instanceof CallError)) throw reason;
      setError(reason);
    } finally {
      setBusy(false);
      await invalidate(sessions.sessions);
    }
  };
  return { endOthers, busy, error };
}
