import type { CrewStatusRow, ProjectCrew } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, List, Page, Section, buttonClass } from '@callboard/ui';
import { paths } from '../../base/paths.ts';
import { useNow } from '../check/use-now.ts';
import { peopleWithHours } from './hours.ts';
import { HoursRow } from './hours-row.tsx';
import { HoursSum } from './hours-sum.tsx';

type SignedOffProps = { crew: ProjectCrew; rows: readonly CrewStatusRow[] };

/** Hours to read: they are locked, or somebody else signs them off. */
export function SignedOff({ crew, rows }: SignedOffProps) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const now = useNow();
  const { list } = useFormat();
  const { id, office, signedOffAt, signedOffBy, signOffNote, timeZone } = crew;
  const minutes = rows.reduce((sum, row) => sum + (row.approvedMinutes ?? row.workedMinutes ?? 0), 0);
  const names = list(office);
  const corrects = rows.some(({ may }) => may.correct);
  const locked = corrects
    ? t('sign-off.lockedOffice')
    : t(names ? 'sign-off.lockedAsk' : 'sign-off.locked', { names });
  return (
    <Page
      title={t('sign-off.title')}
      titleHidden
      actions={
        signedOffAt && (
          <Link to={paths.deliveryNote.to({ id })} className={buttonClass()}>
            {t('sign-off.toNote')}
          </Link>
        )
      }
    >
      <HoursSum crew={crew} rows={rows} minutes={minutes} people={peopleWithHours(rows)} />
      {signedOffAt ? (
        <Banner
          kind="success"
          title={t('sign-off.signedOffBy', {
            at: dateTime(signedOffAt, timeZone),
            name: signedOffBy ?? '',
          })}
          text={[locked, signOffNote].filter(Boolean).join(' ')}
        />
      ) : (
        <Banner kind="info" title={t('sign-off.notYours')} text={t('sign-off.notYoursText')} />
      )}
      <Section title={t('sign-off.hours')} count={rows.length}>
        <List label={t('sign-off.hours')} state={{ kind: 'full' }}>
          {rows.map((row) => (
            <HoursRow
              key={row.crewItemId}
              row={row}
              zone={timeZone}
              now={now}
              to={paths.personHours.to({ id: row.crewItemId })}
            />
          ))}
        </List>
      </Section>
    </Page>
  );
}
