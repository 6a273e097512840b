import { todayHere, useQuery } from '@callboard/client';
import type { VacationDetail } from '@callboard/contract';
import { absenceGroups, isOneOf, vacationHasBegun } from '@callboard/domain';
import { Link, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { AbsencePill } from '@callboard/parts';
import { Avatar, Banner, Faces, Figure, LongWords, Skeleton, buttonClass } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import heading from '@callboard/ui/styles/heading.module.css';
import grid from '@callboard/ui/styles/grid.module.css';
import { TreePalm } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../base/paths.ts';
import { AwayList } from './away-list.tsx';
import { DecideBar } from './decide-bar.tsx';
import { JobsThen } from './jobs-then.tsx';
import { PlanThen } from './plan-then.tsx';
import { useVacationText } from './use-vacation-text.ts';
import { VacationAccount } from './vacation-account.tsx';
import { vacationQuery } from './vacation.queries.ts';
import styles from './vacation.module.css';

/** A request with all that speaks for and against it, and the ways to decide. */
export function Vacation({ id }: { id: string }) {
  const t = useWords('planning');
  const read = useRead(useQuery(vacationQuery(id)));
  return (
    <Faces
      read={read}
      loading={<Loading />}
      missing={{
        icon: TreePalm,
        title: t('vacations.missing'),
        text: t('vacations.missingText'),
        action: (
          <Link to={paths.vacationList.to()} className={buttonClass({ kind: 'secondary' })}>
            {t('vacations.title')}
          </Link>
        ),
      }}
    >
      {(detail) => <Read detail={detail} />}
    </Faces>
  );
}

function Loading() {
  return (
    <div className={column.top4}>
      <Skeleton width="60%" />
      <Skeleton height="4rem" />
      <Skeleton height="8rem" />
    </div>
  );
}

function Read({ detail }: { detail: VacationDetail }) {
  const t = useWords('planning');
  const text = useVacationText();
  const [overtaken, setOvertaken] = useState(false);
  const { absence, weekends, bankHolidays, ask } = detail;
  const { personName, kind, status, days, comment, reason } = absence;
  const waits = isOneOf(status, absenceGroups.undecided);
  const isOver = overtaken && !waits;
  const without = [
    ...text.halves(absence),
    ...(weekends > 0 ? [t('vacations.weekends', { count: weekends })] : []),
    ...bankHolidays.map(({ day, caption }) => `${caption} (${text.span({ from: day, to: day })})`),
  ];
  return (
    <article className={column.top4} aria-label={personName}>
      <header className={styles.head}>
        <Avatar name={personName} size="large" />
        <div className={styles.who}>
          <h2 className={heading.title}>
            <LongWords>{personName}</LongWords>
          </h2>
          <p className={styles.pills}>
            <span>{t(`vacations.kind.${kind}`)}</span>
            <AbsencePill status={status} />
          </p>
        </div>
      </header>
      {isOver && <Banner kind="warning" title={t('vacations.overtaken')} text={text.decided(absence)} />}
      {!isOver && !waits && text.decided(absence) && <p className={styles.about}>{text.decided(absence)}</p>}
      {!waits && reason !== '' && <p className={styles.comment}>{t('vacations.why', { reason })}</p>}
      {ask.length > 0 && (
        <Banner
          kind="info"
          title={t('vacations.ask', { names: ask.join(', ') })}
          text={t(vacationHasBegun(absence, todayHere()) ? 'vacations.askText' : 'vacations.askOwn')}
        />
      )}
      <div className={grid.gap1}>
        <Figure>{text.span(absence)}</Figure>
        <p className={styles.count}>{text.days(days)}</p>
        {without.length > 0 && <p className={styles.about}>{without.join(' · ')}</p>}
      </div>
      {comment !== '' && <blockquote className={styles.comment}>{comment}</blockquote>}
      <VacationAccount detail={detail} />
      <JobsThen jobs={absence.clashes} />
      <AwayList detail={detail} />
      <PlanThen plan={detail.plan} name={personName} />
      <DecideBar absence={absence} onOvertaken={() => setOvertaken(true)} />
    </article>
  );
}
