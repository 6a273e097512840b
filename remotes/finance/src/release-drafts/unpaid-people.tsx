import { useQuery } from '@callboard/client';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner } from '@callboard/ui';
import { unpaidWorkQuery } from '../base/finance.queries.ts';

/** Whose work of a month nobody has said the pay of, said before the month is released. */
export function UnpaidPeople({ month }: { month: string }) {
  const t = useWords('finance');
  const { date } = useFormat();
  const people = useQuery(unpaidWorkQuery(month)).data?.items ?? [];
  if (people.length === 0) return null;
  return (
    <Banner
      kind="warning"
      title={t('release-drafts.unpaid', { month: date(month, 'month') })}
      text={people.map(({ person }) => person.name).join(', ')}
    />
  );
}
