import { call, useOnline } from '@callboard/client';
import { forms, securityChecks } from '@callboard/contract';
import type { FormPerformance, SecurityCheckRow } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { OpenPaperButton, formPlaceOf } from '@callboard/parts';
import type { Paper } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { Mail, PenLine } from 'lucide-react';

type CheckDoneActionsProps = {
  performance: FormPerformance;
  row: SecurityCheckRow | undefined;
  onSign: () => void;
  onSend: () => void;
};

/** The next step of a signed check is the one primary button; its paper stands beside it. */
export function CheckDoneActions({ performance, row, onSign, onSend }: CheckDoneActionsProps) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const { formId, ...where } = formPlaceOf(performance);
  const id = where.crewId ?? '';
  const paper: Paper = {
    name: `${performance.form.name} ${where.date}.pdf`,
    read: (signal) =>
      // The check's own paper has the client's signature as well.
      row?.may.download
        ? call(securityChecks.downloadSecurityCheck, { params: { id, checkId: row.id }, signal })
        : call(forms.downloadPerformed, { params: { id: formId }, query: where, signal }),
  };
  const alone = !row?.may.sign && !row?.may.send;
  return (
    <>
      <OpenPaperButton kind={alone ? 'primary' : 'secondary'} short={!alone} paper={paper} />
      {row?.may.send && !row.may.sign && (
        <Button kind={row.sentAt ? 'secondary' : 'primary'} icon={Mail} disabled={!online} onClick={onSend}>
          {t('security-check.send')}
        </Button>
      )}
      {row?.may.sign && (
        <Button icon={PenLine} disabled={!online} onClick={onSign}>
          {t('security-check.second')}
        </Button>
      )}
    </>
  );
}
