import { useCommand, useQuery } from '@callboard/client';
import { persons } from '@callboard/contract';
import type { PersonChange } from '@callboard/contract';
import { groupedPhone } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import type { WordKey } from '@callboard/i18n';
import { ChangeLines } from '@callboard/parts';
import { useState } from 'react';
import { ApprovalCard } from './approval-card.tsx';
import styles from './approvals.module.css';
import { dataNames } from './approvals.queries.ts';
import { RejectChangeSheet } from './reject-change-sheet.tsx';
import { useDecided } from './use-decided.ts';

type Field = Extract<WordKey<'documents'>, `approvals.field.${string}`>;

/** What somebody wants changed of their own data, as it is and as it would be. */
export function ChangeCard({ change }: { change: PersonChange }) {
  const t = useWords('documents');
  const { when } = useFormat();
  const { id, personName: name, before, after, askedAt } = change;
  const [rejecting, setRejecting] = useState(false);
  const { approved, refused } = useDecided('changes');
  const approve = useCommand(persons.approvePersonChange, { onSuccess: approved, onError: refused });
  const shown = useShownData();
  return (
    <ApprovalCard
      title={t('approvals.changeOf', { name })}
      name={name}
      busy={approve.isPending}
      onApprove={() => approve.mutate({ params: { id } })}
      onReject={() => setRejecting(true)}
    >
      <ChangeLines
        lines={Object.entries(after).map(([field, value]) => ({
          key: field,
          label: t(`approvals.field.${field}` as Field),
          before: shown(field, before[field] ?? null),
          after: shown(field, value),
        }))}
      />
      <p className={styles.about}>
        <time dateTime={askedAt}>{when(askedAt)}</time>
      </p>
      {rejecting && <RejectChangeSheet change={change} onClose={() => setRejecting(false)} />}
    </ApprovalCard>
  );
}

/** How a person reads a value: a day as a date, a code by its name. */
function useShownData() {
  const { date } = useFormat();
  const lists: Readonly<Record<string, readonly { id: string; caption: string }[] | undefined>> = {
    country: useQuery(dataNames.country).data?.items,
    nationality: useQuery(dataNames.nationality).data?.items,
    regionId: useQuery(dataNames.regionId).data?.items,
  };
  return (field: string, value: string | null): string => {
    if (!value) return '';
    if (field === 'birthday') return date(value, 'medium');
    if (field === 'phone') return groupedPhone(value);
    return lists[field]?.find(({ id }) => id === value)?.caption ?? value;
  };
}
