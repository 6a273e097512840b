import { useWords } from '@callboard/i18n';
import { Chip } from '@callboard/ui';
import { Eye, EyeOff } from 'lucide-react';
import { showAmounts, useAmountsShown } from './amounts-shown.ts';

/** Shows all pay on the screen, or hides it. */
export function AmountsChip() {
  const t = useWords('finance');
  const shown = useAmountsShown();
  return (
    <Chip
      icon={shown ? EyeOff : Eye}
      label={t(shown ? 'amounts.hide' : 'amounts.show')}
      aria-pressed={undefined}
      onClick={() => showAmounts(!shown)}
    />
  );
}
