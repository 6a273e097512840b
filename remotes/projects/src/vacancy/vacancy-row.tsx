import type { Vacancy } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import type { RowLink } from '@callboard/parts';
import { DayTile, ListRow, VisuallyHidden } from '@callboard/ui';
import styles from './vacancy.module.css';
import { useVacancyTexts } from './use-vacancy-texts.ts';
import { useWhy } from './use-why.ts';
import { VacancyPills } from './vacancy-pills.tsx';

type VacancyRowProps = RowLink & { vacancy: Vacancy };

/** One vacancy: its day as a leaf of a calendar, its hours, what, where, and what stops the person. */
export function VacancyRow({ vacancy, to, current, replace }: VacancyRowProps) {
  const t = useWords('projects');
  const texts = useVacancyTexts();
  const why = useWhy();
  const { date } = useFormat();
  const { startDate, location, eligibility, may } = vacancy;
  const stop = eligibility.reasons.find(({ level }) => level === 'stop');
  const distance = texts.distance(vacancy);
  const open = eligibility.ok || may.unapply;
  return (
    <ListRow
      as={Link}
      to={to}
      replace={replace}
      current={current}
      leading={<DayTile day={startDate} mood={open ? 'confirmed' : 'quiet'} />}
      title={
        <span className={open ? undefined : styles.closed}>
          <VisuallyHidden>{date(startDate, 'long')}, </VisuallyHidden>
          {texts.hours(vacancy)}
        </span>
      }
      meta={
        distance && (
          <>
            <span aria-hidden="true">{distance}</span>
            <VisuallyHidden>{t('vacancies.fromHome', { distance })}</VisuallyHidden>
          </>
        )
      }
      subtitle={
        <>
          <span className={styles.what}>{texts.name(vacancy)}</span>
          {location?.name}
          <span className={styles.pills}>
            <VacancyPills vacancy={vacancy} />
          </span>
          {stop && !may.unapply && <span className={styles.stop}>{why(stop)}</span>}
        </>
      }
    />
  );
}
