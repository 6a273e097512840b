import { useWords } from '@callboard/i18n';
import { ChangeLines } from '@callboard/parts';
import { useChangeText } from './use-change-text.ts';
import type { Change } from './use-change-text.ts';

/** What was agreed and what it has become, line by line. */
export function JobChanges({ changes }: { changes: readonly Change[] }) {
  const t = useWords('crew-ops');
  const changeText = useChangeText();
  return (
    <ChangeLines
      lines={changes.map(({ field, before, after }) => ({
        key: field,
        label: t(`job-changes.field.${field}`),
        before: changeText(field, before),
        after: changeText(field, after),
      }))}
    />
  );
}
