import type { Vacancy } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, Card, Figure, Section, useWide } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { CircleCheck, Zap } from 'lucide-react';
import { ApplyBar } from './apply-bar.tsx';
import { ReasonList } from './reason-list.tsx';
import { useVacancyTexts } from './use-vacancy-texts.ts';
import { useWhy } from './use-why.ts';
import { VacancyFacts } from './vacancy-facts.tsx';
import { VacancyPills } from './vacancy-pills.tsx';
import styles from './vacancy.module.css';

/** Everything that is agreed to, what speaks against it, and the button. */
export function OneVacancy({ vacancy, close }: { vacancy: Vacancy; close: () => void }) {
  const wide = useWide();
  // A sheet would keep the Undo of the message out of reach.
  const onDone = () => {
    if (!wide) close();
  };
  const t = useWords('projects');
  const { date, dateTime } = useFormat();
  const { hours, hoursHere, name } = useVacancyTexts();
  const { startDate, crew, application, eligibility, firstCome, may } = vacancy;
  return (
    <div className={column.gap5}>
      <Card>
        <p className={styles.quiet}>{date(startDate, 'long')}</p>
        <Figure className={styles.hours}>{hours(vacancy)}</Figure>
        {hoursHere(vacancy) && <p className={styles.quiet}>{hoursHere(vacancy)}</p>}
        <p>{[name(vacancy), crew.shift].filter(Boolean).join(' · ')}</p>
        <div className={styles.pills}>
          <VacancyPills vacancy={vacancy} />
        </div>
      </Card>
      {application?.state === 'applied' && (
        <Banner
          kind="info"
          title={t('vacancies.appliedTitle')}
          text={t('vacancies.appliedText', { at: dateTime(application.appliedAt) })}
        />
      )}
      {application?.state === 'rejected' && (
        <Banner kind="warning" title={t('vacancies.rejectedTitle')} text={application.reason} />
      )}
      {firstCome && may.apply && <Banner kind="info" icon={Zap} title={t('vacancies.firstComeText')} />}
      <VacancyFacts vacancy={vacancy} />
      <Reasons eligibility={eligibility} />
      {(may.apply || may.unapply) && <ApplyBar vacancy={vacancy} onDone={onDone} />}
    </div>
  );
}

function Reasons({ eligibility: { ok, reasons } }: Pick<Vacancy, 'eligibility'>) {
  const t = useWords('projects');
  const why = useWhy();
  if (reasons.length === 0)
    return <Banner kind="success" icon={CircleCheck} title={t('vacancies.noConflicts')} />;
  return (
    <Section title={t(ok ? 'vacancies.careful' : 'vacancies.whyNot')}>
      <ReasonList reasons={reasons} textOf={why} />
    </Section>
  );
}
