import { invalidate, useCommand, useOnline } from '@callboard/client';
import { securityChecks } from '@callboard/contract';
import type { ProjectCrew, SecurityCheckRow } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { Banner, Button, Dialog, toast } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { securityChecksQuery } from '../../base/crew.queries.ts';

type CancelCheckDialogProps = {
  crew: ProjectCrew;
  /** Who plans the project. */
  planner: { readonly id: string; readonly name: string } | null;
  check: SecurityCheckRow;
  onClose: () => void;
};

/** Asks before a planned check goes, and names who will be notified. */
export function CancelCheckDialog({ crew, planner, check, onClose }: CancelCheckDialogProps) {
  const t = useWords('crew-ops');
  const { date, list } = useFormat();
  const online = useOnline();
  const errorText = useErrorText();
  const me = useSession(({ payload }) => payload?.loginData.person);
  const read = () => invalidate(securityChecksQuery(crew.id));
  const cancel = useCommand(securityChecks.cancelSecurityCheck, {
    onSuccess: () => {
      toast.success(t('security-checks.cancelled'));
      onClose();
      return read();
    },
    // Somebody else may have done or cancelled it.
    onError: read,
  });
  const people = [
    ...crew.chiefs.map(({ personId, name }) => ({ id: personId, name })),
    ...(planner ? [planner] : []),
  ];
  const recipients = people.filter((person) => person.id !== me?.id).map(({ name }) => name);
  const { id, version, form, shift, started } = check;
  return (
    <Dialog
      open
      decisive
      onClose={onClose}
      title={t('security-checks.cancelTitle', { form })}
      text={[date(check.date, 'weekday'), shift].filter(Boolean).join(' · ')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('security-checks.keep')}
          </Button>
          <Button
            kind="danger"
            busy={cancel.isPending}
            disabled={!online}
            onClick={() => cancel.mutate({ params: { id: crew.id, checkId: id }, version })}
          >
            {t('security-checks.cancel')}
          </Button>
        </>
      }
    >
      <div className={column.gap4}>
        <p>
          {recipients.length > 0
            ? t('security-checks.told', { names: list([...new Set(recipients)]) })
            : t('security-checks.toldNobody')}
        </p>
        {started && (
          <Banner
            kind="warning"
            title={t('security-checks.started')}
            text={t('security-checks.startedText')}
          />
        )}
        {cancel.error !== null && <Banner kind="error" {...errorText(cancel.error)} />}
        {!online && <p className={quiet.text}>{t('security-checks.cancelOffline')}</p>}
      </div>
    </Dialog>
  );
}
