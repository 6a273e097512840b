import { call, queryClient, useCommand, useOnline } from '@callboard/client';
import { forms } from '@callboard/contract';
import type { FormPerformance } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { OpenPaperButton, SubmittedAnswers, formQuery, openedLater } from '@callboard/parts';
import { Banner, Button, Page } from '@callboard/ui';
import { ClockArrowUp, Mail, PenLine, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SendFormDialog } from './send-form-dialog.tsx';
import { TrainingResult } from './training-result.tsx';

const SignFormSheet = openedLater(async () => (await import('./sign-form-sheet.tsx')).SignFormSheet);

type FormDoneProps = {
  performance: FormPerformance;
  head: ReactNode;
  /** Submitted on this phone, and not at the server yet. */
  waits: boolean;
  /** Of whoever reads it. */
  isOwn?: boolean;
};

/** What was submitted is locked: it is read, kept as a PDF, and changed only as a new version. */
export function FormDone({ performance, head, waits, isOwn = true }: FormDoneProps) {
  const t = useWords('documents');
  const online = useOnline();
  const [sending, setSending] = useState(false);
  const [signing, setSigning] = useState(false);
  const endSigning = () => setSigning(false);
  const { form, signature, may, resultId } = performance;
  const show = (answer: FormPerformance) =>
    void queryClient.setQueryData(formQuery({ formId: form.id }).queryKey, answer);
  const again = useCommand(forms.start, { onSuccess: show });
  return (
    <Page
      title={form.name}
      titleHidden
      actions={
        !waits && (
          <>
            <OpenPaperButton
              kind={may.start || may.sign ? 'secondary' : 'primary'}
              short={may.start || may.sign || signature !== null}
              paper={{
                name: `${form.name}.pdf`,
                read: (signal) =>
                  call(forms.downloadPerformed, {
                    params: { id: form.id },
                    query: resultId ? { resultId } : {},
                    signal,
                  }),
              }}
            />
            {signature && isOwn && (
              <Button kind="secondary" icon={Mail} disabled={!online} onClick={() => setSending(true)}>
                {t('form.send')}
              </Button>
            )}
            {may.sign && (
              <Button
                kind={may.start ? 'secondary' : 'primary'}
                icon={PenLine}
                disabled={!online}
                onClick={() => setSigning(true)}
              >
                {t('sign.open')}
              </Button>
            )}
            {may.start && (
              <Button
                icon={RotateCcw}
                disabled={!online}
                busy={again.isPending}
                onClick={() => again.mutate({ body: { formId: form.id } })}
              >
                {t('training.again')}
              </Button>
            )}
          </>
        )
      }
    >
      {head}
      <StateBanner performance={performance} waits={waits} />
      <SubmittedAnswers performance={performance} waits={waits} />
      {signing && may.sign && (
        <SignFormSheet performance={performance} onClose={endSigning} onMissing={endSigning} />
      )}
      {sending && <SendFormDialog formId={form.id} resultId={resultId} onClose={() => setSending(false)} />}
    </Page>
  );
}

/** Submitted or signed, when and by whom, and with what result. */
function StateBanner({ performance, waits }: Pick<FormDoneProps, 'performance' | 'waits'>) {
  const t = useWords('documents');
  const { dateTime } = useFormat();
  const { signature, submittedAt, sentAt, training } = performance;
  if (waits)
    return (
      <Banner kind="info" icon={ClockArrowUp} title={t('form.savedHere')} text={t('form.savedHereText')} />
    );
  const at = submittedAt ? dateTime(submittedAt) : '';
  const title = signature
    ? t('form.signedBy', { name: signature.name, at: dateTime(signature.at) })
    : t('form.submitted', { at });
  if (training)
    return (
      <>
        <TrainingResult training={training} />
        {signature && <Banner kind="info" icon={PenLine} title={title} />}
      </>
    );
  return (
    <Banner
      kind="success"
      title={title}
      text={sentAt ? t('form.lockedAndSent', { at: dateTime(sentAt) }) : t('form.locked')}
    />
  );
}
