import { saveFile } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { useEffect, useRef, useState } from 'react';

type File = {
  readonly name: string;
  readonly read: (signal: AbortSignal) => Promise<Blob>;
  /** A paper may be released once it was downloaded. */
  readonly onSaved?: () => unknown;
};
type Download = { readonly busy: boolean; readonly download: () => void };

/** Fetches a paper and hands it to the phone. Leaving the screen cancels it. */
export function useDownload({ name, read, onSaved }: File): Download {
  const t = useWords('crew-ops');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(signal: AbortSignal) {
    try {
      saveFile(await read(signal), name);
      toast.success(t('crew-paper.saved', { name }));
      await onSaved?.();
    } catch (error) {
      if (!signal.aborted) toast.error(`${t('crew-paper.notSaved', { name })} ${errorText(error).title}`);
    } finally {
      running.current = null;
      if (!signal.aborted) setBusy(false);
    }
  }
  return {
    busy,
    download: () => {
      if (running.current) return;
      running.current = new AbortController();
      setBusy(true);
      void run(running.current.signal);
    },
  };
}
