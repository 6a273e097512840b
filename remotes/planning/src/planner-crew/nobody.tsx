import { useWords } from '@callboard/i18n';
import { Button, EmptyState } from '@callboard/ui';
import { SearchX, Users } from 'lucide-react';

/** A planner whom nobody has given people to plan. */
export function NoCrew({ onEverybody }: { onEverybody: () => void }) {
  const t = useWords('planning');
  return (
    <EmptyState
      icon={Users}
      title={t('planner-crew.noCrewTitle')}
      text={t('planner-crew.noCrewText')}
      action={
        <Button kind="secondary" onClick={onEverybody}>
          {t('planner-crew.everybody')}
        </Button>
      }
    />
  );
}

/** A filter that fits nobody, or a tenant without people. */
export function NobodyLeft({ everybody, onClear }: { everybody: number; onClear: () => void }) {
  const t = useWords('planning');
  if (everybody === 0)
    return (
      <EmptyState icon={Users} title={t('planner-crew.emptyTitle')} text={t('planner-crew.emptyText')} />
    );
  return (
    <EmptyState
      icon={SearchX}
      title={t('filter.noneTitle')}
      text={t('filter.noneText', { people: t('planner-crew.people', { count: everybody }) })}
      action={
        <Button kind="secondary" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      }
    />
  );
}
