import type { CallError } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import type { DeliveryNote } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { TextArea, TextField } from '@callboard/ui';
import { useReportProblem } from './use-note-problem.ts';

type ReportProblemSheetProps = {
  note: DeliveryNote;
  onRefused: (error: CallError) => void;
  onClose: () => void;
};

/** Something is wrong: the client says what, on the own phone or on that of the chief. */
export function ReportProblemSheet({ note, onRefused, onClose }: ReportProblemSheetProps) {
  const t = useWords('crew-ops');
  const { crewId, viewer } = note;
  const named = viewer !== 'client';
  const reportProblem = useReportProblem(crewId, onRefused);
  const form = useFormSheet({
    title: t('delivery-note.wrong'),
    draft: `delivery-note-problem/${crewId}`,
    offline: 'needs-network',
    labels: { text: t('delivery-note.wrongBody'), saidBy: t('delivery-note.wrongName') },
    start: { text: '', saidBy: '' },
    endpoint: projectCrews.reportNoteProblem,
    body: ({ text, saidBy }) => ({ text: text.trim(), ...(named && { saidBy: saidBy.trim() }) }),
    send: (body) => reportProblem({ params: { id: crewId }, body }),
    onClose,
  });
  return (
    <FormSheet form={form} subtitle={t('delivery-note.wrongText')} submit={t('delivery-note.wrongSend')}>
      <TextArea
        {...form.field('text')}
        hint={t('delivery-note.wrongHint')}
        rows={4}
        maxLength={1000}
        required
      />
      {named && <TextField {...form.field('saidBy')} autoComplete="off" maxLength={120} required />}
    </FormSheet>
  );
}
