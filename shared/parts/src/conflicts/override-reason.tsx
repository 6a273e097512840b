import { TextField } from '@callboard/ui';
import type { FormFields } from '../form-sheet/use-form-sheet.ts';
import { usePartWords } from '../words/use-part-words.ts';

type OverrideReasonProps = {
  form: Pick<FormFields<{ readonly reason: string }>, 'field'>;
  name: string;
};

/** Why a planner goes on although something stops it. */
export function OverrideReason({ form, name }: OverrideReasonProps) {
  const t = usePartWords();
  return (
    <TextField
      {...form.field('reason')}
      hint={t('conflicts.reasonHint', { name })}
      maxLength={200}
      autoComplete="off"
      required
    />
  );
}
