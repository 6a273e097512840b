import { useQuery } from '@callboard/client';
import { useFormat, useWords } from '@callboard/i18n';
import { CallLink, PersonRow } from '@callboard/parts';
import { List, Section } from '@callboard/ui';
import { crewChiefSheetQuery } from './crew-chief-sheet.queries.ts';

/** Who comes when, each to be called with one tap while the job is near. */
export function ChiefSheetPeople({ crewId }: { crewId: string }) {
  const t = useWords('crew-ops');
  const { time } = useFormat();
  const { data } = useQuery(crewChiefSheetQuery(crewId));
  if (!data || data.rows.length === 0) return null;
  const { rows, timeZone } = data;
  return (
    <Section title={t('crew-chief-sheet.whoComes')} count={rows.length}>
      <List label={t('crew-chief-sheet.whoComes')} state={{ kind: 'full' }}>
        {rows.map(({ crewItemId, name, phone, functionCaption, crewChief, plannedFrom, plannedUntil }) => (
          <PersonRow
            key={crewItemId}
            person={{ name }}
            about={[
              functionCaption,
              crewChief && t('contact.crewChiefTitle'),
              plannedFrom &&
                plannedUntil &&
                `${time(plannedFrom, timeZone)} – ${time(plannedUntil, timeZone)}`,
            ]}
            trailing={phone && <CallLink name={name} phone={phone} />}
          />
        ))}
      </List>
    </Section>
  );
}
