import { useQuery } from '@callboard/client';
import type { ProjectCrew, SecurityCheckRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { List, RowIcon, Section, StatusPill } from '@callboard/ui';
import { paths } from '../../paths.ts';
import { checkLooks } from '../../on-site/security-check/check-looks.ts';
import { securityChecksQuery } from './crew.queries.ts';
import { LinkRow } from './link-row.tsx';

/** The checks of the crew by shift: who has to do what until when. For those who lead or plan. */
export function SecurityChecks({ crew }: { crew: ProjectCrew }) {
  return crew.may.seeStatus ? <Checks crew={crew} /> : null;
}

function Checks({ crew: { id, timeZone } }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const { date, time, dateTime } = useFormat();
  const { data } = useQuery(securityChecksQuery(id));
  if (!data || data.total === 0) return null;
  const when = ({ doneAt, doneBy, dueFrom, dueUntil }: SecurityCheckRow) =>
    doneAt
      ? t('crew.checkedBy', { at: dateTime(doneAt, timeZone), name: doneBy?.name ?? '' })
      : t('crew.checkDue', { from: time(dueFrom, timeZone), until: time(dueUntil, timeZone) });
  return (
    <Section title={t('crew.securityChecks')} count={data.total}>
      <List label={t('crew.securityChecks')} state={{ kind: 'full' }}>
        {data.items.map((check) => (
          <LinkRow
            key={check.id}
            to={
              check.shift
                ? paths.securityCheck.to({ id, formId: check.formId, date: check.date, shift: check.shift })
                : null
            }
            leading={<RowIcon {...checkLooks[check.state]} />}
            title={check.form}
            subtitle={[date(check.date, 'weekday'), check.shift, when(check)].filter(Boolean).join(' · ')}
            trailing={<StatusPill {...checkLooks[check.state]} label={t(`crew.checkState.${check.state}`)} />}
          />
        ))}
      </List>
    </Section>
  );
}
