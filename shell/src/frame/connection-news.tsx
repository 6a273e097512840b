import { useEffect, useRef } from 'react';
import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';

/** Says when the network goes, what still works, and when it is back. */
export function ConnectionNews() {
  const t = useWords('shell');
  const online = useOnline();
  const known = useRef(online);
  useEffect(() => {
    if (known.current === online) return;
    known.current = online;
    if (online) toast.success(t('frame.online-again'));
    else toast.warning(t('frame.offline'), { time: 6000 });
  }, [online, t]);
  return null;
}
