import type { VacationDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { AbsencePill } from '@callboard/parts';
import { Avatar, Button, List, ListRow, Section } from '@callboard/ui';
import { useState } from 'react';
import { useVacationText } from './use-vacation-text.ts';
import styles from './vacation.module.css';

/** More than that nobody reads; who wants the others asks for them. */
const shownFirst = 5;

/** Who else has these days off, those who do the same work first. */
export function AwayList({ detail: { away, colleagues } }: { detail: VacationDetail }) {
  const t = useWords('planning');
  const text = useVacationText();
  const [all, setAll] = useState(false);
  const close = away.filter(({ sameFunction, sameCrew }) => sameFunction !== null || sameCrew !== null);
  const figure = new Set(close.map(({ personId }) => personId)).size;
  const shown = all ? away : away.slice(0, shownFirst);
  return (
    <Section title={t('vacations.away')} count={new Set(away.map(({ personId }) => personId)).size}>
      {colleagues > 0 && (
        <p className={styles.about}>{t('vacations.ofColleagues', { figure, all: colleagues })}</p>
      )}
      {away.length === 0 ? (
        <p className={styles.about}>{t('vacations.noneAway')}</p>
      ) : (
        <List label={t('vacations.away')} state={{ kind: 'full' }}>
          {shown.map((one) => (
            <ListRow
              key={one.id}
              leading={<Avatar name={one.name} />}
              title={one.name}
              subtitle={[text.span(one), one.sameFunction, one.sameCrew].filter(Boolean).join(' · ')}
              trailing={one.asked && <AbsencePill status="requested" />}
            />
          ))}
        </List>
      )}
      {shown.length < away.length && (
        <Button kind="quiet" wide onClick={() => setAll(true)}>
          {t('vacations.showAll', { all: away.length })}
        </Button>
      )}
    </Section>
  );
}
