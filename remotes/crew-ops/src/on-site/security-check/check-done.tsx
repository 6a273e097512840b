import { useOnline } from '@callboard/client';
import type { FormPerformance, SecurityCheckRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { SubmittedAnswers, openedLater } from '@callboard/parts';
import { Banner, Button, Page } from '@callboard/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SavedHere } from '../check/saved-here.tsx';
import { CheckDoneActions } from './check-done-actions.tsx';
import { SendCheckDialog } from './send-check-dialog.tsx';

const SignCheckSheet = openedLater(async () => (await import('./sign-check-sheet.tsx')).SignCheckSheet);
type CheckDoneProps = {
  performance: FormPerformance;
  row: SecurityCheckRow | undefined;
  head: ReactNode;
  /** Signed on this phone, and not at the server yet. */
  waits: boolean;
  timeZone: string | undefined;
};

/** A check that is signed: what was answered, its paper, and a copy of it. */
export function CheckDone({ performance, row, head, waits, timeZone }: CheckDoneProps) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const online = useOnline();
  const [open, setOpen] = useState<'send' | 'sign' | null>(null);
  const close = () => setOpen(null);
  const { form, signature, submittedAt, state, crew } = performance;
  // The copy of the check, or of its form where it is not listed.
  const sent = row ? row.sentAt : performance.sentAt;
  const crewId = crew?.id ?? '';
  const there = state === 'submitted' && !waits;
  return (
    <Page
      title={form.name}
      titleHidden
      actions={
        there && (
          <CheckDoneActions
            performance={performance}
            row={row}
            onSign={() => setOpen('sign')}
            onSend={() => setOpen('send')}
          />
        )
      }
    >
      {head}
      <Banner
        kind="success"
        title={
          signature
            ? t('security-check.signedBy', { name: signature.name, at: dateTime(signature.at, timeZone) })
            : t('security-check.submitted', { at: submittedAt ? dateTime(submittedAt, timeZone) : '' })
        }
        text={there ? t('security-check.locked') : <SavedHere />}
        action={
          there &&
          row?.may.sign &&
          row.may.send && (
            <Button kind="quiet" icon={Mail} disabled={!online} onClick={() => setOpen('send')}>
              {t('security-check.send')}
            </Button>
          )
        }
      />
      {row?.signedAt && (
        <Banner
          kind="success"
          title={t('security-check.secondBy', {
            name: row.signerName,
            at: dateTime(row.signedAt, timeZone),
          })}
        />
      )}
      {sent && <p>{t('security-check.sentAt', { at: dateTime(sent, timeZone) })}</p>}
      <SubmittedAnswers performance={performance} waits={!there} />
      {open === 'send' && row && <SendCheckDialog crewId={crewId} checkId={row.id} onClose={close} />}
      {open === 'sign' && row && (
        <SignCheckSheet crewId={crewId} checkId={row.id} form={form.name} onClose={close} onMissing={close} />
      )}
    </Page>
  );
}
