import type { FormRow } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import { CircleCheck } from 'lucide-react';
import { TrainingStatePill } from '../training-list/training-state-pill.tsx';

/** How far somebody has come with a form or training. */
export function FormStatePill({ state }: { state: FormRow['state'] }) {
  const t = useWords('documents');
  if (state !== 'done') return <TrainingStatePill state={state} />;
  return <StatusPill status="confirmed" icon={CircleCheck} label={t('form-people.done')} />;
}
