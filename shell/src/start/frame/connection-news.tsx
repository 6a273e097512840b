import { useEffect, useRef } from 'react';
import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { toast, toasts } from '@callboard/ui';

/** Says when the network goes, what still works, and when it is back. */
export function ConnectionNews() {
  const t = useWords('shell');
  const online = useOnline();
  const known = useRef(online);
  const said = useRef<number>(undefined);
  useEffect(() => {
    if (known.current === online) return;
    known.current = online;
    // The one is over with the other.
    if (said.current !== undefined) toasts.dismiss(said.current);
    said.current = online
      ? toast.success(t('frame.online-again'))
      : toast.warning(t('frame.offline'), { time: 6000 });
  }, [online, t]);
  return null;
}
