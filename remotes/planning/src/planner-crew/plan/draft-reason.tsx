import { queryClient, useCommand } from '@callboard/client';
import { planningDrafts } from '@callboard/contract';
import type { PlanningDraft } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useState } from 'react';
import { ReasonForm } from './reason-form.tsx';
import { asksReason } from './asks-reason.ts';
import { entryOf } from './plan-entry.ts';
import { draftsQuery } from '../grid-data/planner-grid.queries.ts';

/** Why an own draft is to be sent over its conflicts; nothing where nobody has to say so. */
export function DraftReason({ draft }: { draft: PlanningDraft }) {
  const t = useWords('planning');
  const [reason, onReason] = useState('');
  const { mutate: save, isPending } = useCommand(planningDrafts.saveDrafts, {
    onSuccess: (answer) => void queryClient.setQueryData(draftsQuery.queryKey, answer),
  });
  if (!asksReason(draft)) return null;
  const { action, position, person } = draft;
  const submit = (why: string) =>
    save({
      body: { entries: [entryOf(position, { action, reason: why, force: true }, person?.id ?? null)] },
    });
  return (
    <ReasonForm
      label={t('cell.forceReason')}
      reason={reason}
      onReason={onReason}
      submit={t('plan.anyway')}
      kind="secondary"
      busy={isPending}
      onSubmit={submit}
    />
  );
}
