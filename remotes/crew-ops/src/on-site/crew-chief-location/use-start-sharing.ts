import { CallError } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { askPosition } from '@callboard/parts';
import type { NoFix } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { useState } from 'react';
import { startSharing } from './sharing.ts';

/** Asks where the phone is, which may ask for permission, and starts with that. */
export function useStartSharing(crew: { readonly id: string; readonly name: string }) {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<NoFix | null>(null);
  const start = async () => {
    setBusy(true);
    const found = await askPosition();
    setWhy(typeof found === 'string' ? found : null);
    try {
      if (typeof found === 'object') await startSharing(crew, found);
    } catch (error) {
      const { title, text } = errorText(error instanceof CallError ? error : null);
      toast.error(`${title} ${text}`);
    } finally {
      setBusy(false);
    }
  };
  return { start, busy, why };
}
