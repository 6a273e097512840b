import { DoorClosed } from 'lucide-react';
import { EmptyState } from '@callboard/ui';
import { useWords } from '@callboard/i18n';
import { useTenantName } from '../frame/shell-context.ts';

/** A login without any right: it works, and says who can change that. */
export function NothingOpen() {
  const t = useWords('shell');
  return (
    <EmptyState
      icon={DoorClosed}
      title={t('home.nothing-title')}
      text={t('home.nothing', { tenant: useTenantName() })}
    />
  );
}
