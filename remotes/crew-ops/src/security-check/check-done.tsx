import { call, useOnline, useWaiting } from '@callboard/client';
import { forms } from '@callboard/contract';
import type { FormPerformance, SecurityCheckRow } from '@callboard/contract';
import { visibleQuestions } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, Button, Page, Section } from '@callboard/ui';
import { FilePenLine, FileText, Mail } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { asFormAnswers, questionsOf } from '../form-questions/given-answer.ts';
import { SavedHere } from '../on-site/saved-here.tsx';
import { AnswerList } from './answer-list.tsx';
import { answersShown, checkEntity } from './check-answers.ts';
import { placeOf } from './security-check.queries.ts';
import { SendCheckDialog } from './send-check-dialog.tsx';
import { useChangeCheck } from './use-change-check.ts';
import { useShowPaper } from './use-show-paper.ts';

type CheckDoneProps = {
  performance: FormPerformance;
  row: SecurityCheckRow | undefined;
  head: ReactNode;
  /** Signed on this phone, and not at the server yet. */
  waits: boolean;
};

/** A check that is signed: what was answered, its paper, and a copy of it. */
export function CheckDone({ performance, row, head, waits }: CheckDoneProps) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const online = useOnline();
  const [sending, setSending] = useState(false);
  const { form, signature, submittedAt, may, resultId, state, sentAt } = performance;
  const { change, busy: opening } = useChangeCheck(performance);
  const questions = questionsOf(performance);
  const given = answersShown(performance, useWaiting(checkEntity(resultId ?? '')), {});
  const asked = visibleQuestions(questions, asFormAnswers(questions, given));
  const { formId, ...where } = placeOf(performance);
  const { busy, show } = useShowPaper({
    name: `${form.name} ${where.date}.pdf`,
    read: (signal) => call(forms.downloadPerformed, { params: { id: formId }, query: where, signal }),
  });
  const there = state === 'submitted' && !waits;
  return (
    <Page
      title={form.name}
      titleHidden
      actions={
        there && (
          <>
            {row?.may.send && (
              <Button kind="secondary" icon={Mail} disabled={!online} onClick={() => setSending(true)}>
                {t('security-check.send')}
              </Button>
            )}
            <Button icon={FileText} busy={busy} disabled={!online} onClick={show}>
              {t(navigator.pdfViewerEnabled ? 'security-check.showPdf' : 'crew-paper.downloadPdf')}
            </Button>
          </>
        )
      }
    >
      {head}
      <Banner
        kind="success"
        title={
          signature
            ? t('security-check.signedBy', { name: signature.name, at: dateTime(signature.at) })
            : t('security-check.submitted', { at: submittedAt ? dateTime(submittedAt) : '' })
        }
        text={there ? t('security-check.locked') : <SavedHere />}
      />
      {sentAt && <p>{t('security-check.sentAt', { at: dateTime(sentAt) })}</p>}
      <Section
        title={t('security-check.answers')}
        action={
          there &&
          may.change && (
            <Button kind="quiet" icon={FilePenLine} busy={opening} disabled={!online} onClick={change}>
              {t('security-check.change')}
            </Button>
          )
        }
      >
        <AnswerList questions={asked} given={given} />
      </Section>
      {sending && row && (
        <SendCheckDialog crewId={where.crewId} checkId={row.id} onClose={() => setSending(false)} />
      )}
    </Page>
  );
}
