import { call, saveFile } from '@callboard/client';
import { mailbox } from '@callboard/contract';
import type { Attachment } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { useEffect, useRef, useState } from 'react';
import { receiveFile } from './receive-file.ts';

type Download = {
  /** Bytes so far while it runs. */
  readonly received: number | null;
  readonly download: () => void;
  readonly cancel: () => void;
};

/** Downloads an attachment with figures on the way; leaving the message cancels it. */
export function useDownloadAttachment({ id, name }: Attachment): Download {
  const t = useWords('mailbox');
  const [received, setReceived] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(signal: AbortSignal) {
    try {
      const { url } = await call(mailbox.downloadAttachment, { params: { id }, signal });
      saveFile(await receiveFile(url, { signal, onReceived: setReceived }), name);
    } catch {
      if (!signal.aborted) toast.error(t('message.downloadFailed', { name }));
    } finally {
      if (running.current?.signal === signal) running.current = null;
      setReceived(null);
    }
  }
  return {
    received,
    download: () => {
      if (running.current) return;
      running.current = new AbortController();
      setReceived(0);
      void run(running.current.signal);
    },
    cancel: () => running.current?.abort(),
  };
}
