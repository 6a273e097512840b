import { CallError } from '@callboard/client';
import { useState } from 'react';
import { useCountdown } from '../sign-in/use-countdown.ts';
import { NoPasskey } from './passkey.ts';

/** One try at a time, what went wrong with the last one, and how long the server makes the next one wait. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CallError | NoPasskey | null>(null);
  const [wait, startWait] = useCountdown();

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    if (busy || wait > 0) return;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (reason) {
      if (!(reason instanceof CallError) && !(reason instanceof NoPasskey)) throw reason;
      setError(reason);
      if (reason instanceof CallError && reason.code === 'too_many')
        startWait(Number(reason.params['seconds'] ?? 0));
    } finally {
      setBusy(false);
    }
  }

  return { busy, error, wait, attempt };
}
