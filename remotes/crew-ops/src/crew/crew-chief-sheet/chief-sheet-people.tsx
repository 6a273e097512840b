import { useQuery } from '@callboard/client';
import { useFormat, useWords } from '@callboard/i18n';
import { Avatar, List, ListRow, Section, buttonClass } from '@callboard/ui';
import { Phone } from 'lucide-react';
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
          <ListRow
            key={crewItemId}
            leading={<Avatar name={name} />}
            title={name}
            subtitle={[
              functionCaption,
              crewChief && t('contact.crewChiefTitle'),
              plannedFrom &&
                plannedUntil &&
                `${time(plannedFrom, timeZone)} – ${time(plannedUntil, timeZone)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
            trailing={
              phone && (
                <a
                  className={buttonClass({ kind: 'secondary' })}
                  href={`tel:${phone.replace(/[^\d+]/g, '')}`}
                  aria-label={t('contact.callSomebody', { name })}
                >
                  <Phone size={20} />
                </a>
              )
            }
          />
        ))}
      </List>
    </Section>
  );
}
