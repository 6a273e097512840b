import { CloudOff, PackageX, PauseCircle, RefreshCw, ShieldAlert, TriangleAlert, Unplug } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { shellPages } from '@callboard/contract';
import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Button, FailedState, buttonClass } from '@callboard/ui';
import { Link } from 'react-router-dom';
import { useTenantName } from '../../runtime/context/shell-context.ts';
import type { TroubleKind } from '../../runtime/loader/trouble.ts';
import { remedies } from './explain.ts';

const icons = {
  'not-entitled': PackageX,
  withheld: PauseCircle,
  incompatible: RefreshCw,
  'needs-network': CloudOff,
  unreachable: Unplug,
  altered: ShieldAlert,
  crashed: TriangleAlert,
} satisfies Record<TroubleKind, typeof CloudOff>;

/** Which trouble it is, what still works, and the one remedy that helps. */
export function TroubleScreen({ kind, retry }: { kind: TroubleKind; retry: () => void }) {
  const t = useWords('shell');
  const tenant = useTenantName();
  const online = useOnline();
  const remedy = remedies[kind];
  useEffect(() => {
    if (online && remedy === 'wait') retry();
  }, [online, remedy, retry]);
  const actions = {
    home: (
      <Link to={shellPages.home} className={buttonClass({ kind: 'secondary' })}>
        {t('trouble.home')}
      </Link>
    ),
    reload: <Button onClick={() => location.reload()}>{t('trouble.reload')}</Button>,
    retry: <Button onClick={retry}>{t('trouble.retry')}</Button>,
    wait: (
      <Button kind="secondary" busy>
        {t('trouble.waiting')}
      </Button>
    ),
  } satisfies Record<typeof remedy, ReactNode>;
  return (
    <FailedState
      icon={icons[kind]}
      title={t(`trouble.${kind}-title`)}
      text={t(`trouble.${kind}`, { tenant })}
      action={actions[remedy]}
    />
  );
}
