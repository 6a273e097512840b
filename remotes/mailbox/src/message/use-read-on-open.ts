import { useOnline } from '@callboard/client';
import type { EmailMessage } from '@callboard/contract';
import { useEffect, useRef } from 'react';
import { useMarkRead } from './use-mark-read.ts';

/** A message that is opened is read: once per opening, so that it can be marked unread while it is open. */
export function useReadOnOpen({ id, read }: EmailMessage): void {
  const online = useOnline();
  const { mutate } = useMarkRead();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (opened.current === id) return;
    if (!read && !online) return;
    opened.current = id;
    if (!read) mutate({ params: { id }, body: { read: true } });
  }, [id, read, online, mutate]);
}
