import { useInfiniteQuery, useOnline } from '@callboard/client';
import type { Absence } from '@callboard/contract';
import { absenceGroups, isOneOf } from '@callboard/domain';
import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater, useFetchedAhead } from '@callboard/parts';
import { Banner, Button, buttonClass, useWide } from '@callboard/ui';
import { useState } from 'react';
import { paths } from '../base/paths.ts';
import type { ReasonedDecision } from './reason-sheet.tsx';
import { useDecideVacation } from './use-decide-vacation.ts';
import { vacationQueueQuery } from './vacation.queries.ts';
import styles from './vacation.module.css';

const ReasonSheet = openedLater(async () => (await import('./reason-sheet.tsx')).ReasonSheet);
const ahead = [ReasonSheet];

type DecideBarProps = { absence: Absence; onOvertaken: () => void };

/** What may be decided, and once it is, the way to the next one. */
export function DecideBar({ absence, onOvertaken }: DecideBarProps) {
  const t = useWords('planning');
  const online = useOnline();
  const [asking, setAsking] = useState<ReasonedDecision | null>(null);
  const close = () => setAsking(null);
  const decide = useDecideVacation(absence, () => {
    close();
    onOvertaken();
  });
  const { may, status, kind } = absence;
  useFetchedAhead(ahead, may.refuse || may.cancel);
  const waits = isOneOf(status, absenceGroups.undecided);
  const cancels = may.cancel && !waits && kind !== 'sick';
  const reasoned = (decision: ReasonedDecision) => ({
    disabled: !online || decide.busy,
    onClick: () => setAsking(decision),
  });
  return (
    <>
      {!online && (may.refuse || may.cancel) && <Banner kind="warning" title={t('vacations.offline')} />}
      <div className={styles.bar} data-toasts="above">
        {status === 'requested' && may.refuse && (
          <Button kind="secondary" {...reasoned('refuse')}>
            {t('vacations.refuse')}
          </Button>
        )}
        {may.approve && (
          <Button busy={decide.busy} disabled={!online} onClick={decide.approve}>
            {t('vacations.approve')}
          </Button>
        )}
        {status === 'cancelRequested' && may.refuse && (
          <Button kind="secondary" {...reasoned('keep')}>
            {t('vacations.keep')}
          </Button>
        )}
        {status === 'cancelRequested' && may.cancel && (
          <Button busy={decide.busy} disabled={!online} onClick={decide.agree}>
            {t('vacations.agree')}
          </Button>
        )}
        {cancels && (
          <Button kind="quiet" {...reasoned('cancel')}>
            {t('vacations.cancel')}
          </Button>
        )}
        {!waits && <NextRequest after={absence.id} />}
      </div>
      {asking && (
        <ReasonSheet
          absence={absence}
          decision={asking}
          send={decide[asking]}
          onClose={close}
          onMissing={close}
        />
      )}
    </>
  );
}

/** A queue is worked through without going back. */
function NextRequest({ after }: { after: string }) {
  const t = useWords('planning');
  const wide = useWide();
  const requests = useInfiniteQuery(vacationQueueQuery('requests')).data;
  const cancellations = useInfiniteQuery(vacationQueueQuery('cancellations')).data;
  const waiting = [...(requests?.pages ?? []), ...(cancellations?.pages ?? [])].flatMap(({ items }) => items);
  const next = waiting.find(({ id, may }) => id !== after && may.refuse);
  if (!next) return null;
  const tab = next.status === 'cancelRequested' ? 'cancellations' : undefined;
  const beside = paths.vacationList.to({}, { request: next.id, ...(tab && { tab }) });
  return (
    <Link
      to={wide ? beside : paths.vacation.to({ id: next.id })}
      replace
      className={buttonClass({ kind: 'primary' })}
    >
      {t('vacations.next', { name: next.personName })}
    </Link>
  );
}
