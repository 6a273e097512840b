import { useWords } from '@callboard/i18n';
import { Button, EmptyState } from '@callboard/ui';
import { CalendarX, SearchX } from 'lucide-react';
import type { PlanningAddress } from '../address/use-planning-address.ts';

/** Days without a crew, or without one that was looked for. */
export function NoCrews({ address }: { address: PlanningAddress }) {
  const t = useWords('planning');
  if (address.mode === 'all')
    return (
      <EmptyState
        icon={CalendarX}
        title={t('planning-calendar.emptyTitle')}
        text={t('planning-calendar.emptyText')}
      />
    );
  return (
    <EmptyState
      icon={SearchX}
      title={t('planning-calendar.noneTitle')}
      text={t('planning-calendar.noneText')}
      action={
        <Button kind="secondary" onClick={address.showAll}>
          {t('planning-calendar.showAll')}
        </Button>
      }
    />
  );
}
