import { useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import { Check, Users } from 'lucide-react';

/** How many positions are confirmed; green is for all of them. */
export function FilledPill({ filled, positions }: { filled: number; positions: number }) {
  const t = useWords('projects');
  const all = filled >= positions;
  return (
    <StatusPill
      status={all ? 'confirmed' : 'quiet'}
      icon={all ? Check : Users}
      label={t('crews.filled', { filled, positions })}
    />
  );
}
