import type { Person } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, Card, LongWords, Section } from '@callboard/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { DataChange } from './data-change.tsx';
import styles from '../profile.module.css';
import { useDataTexts } from './use-data-texts.ts';

const EditDataSheet = openedLater(
  async () => (await import(/* webpackChunkName: "profile-sheets" */ './edit-data-sheet.tsx')).EditDataSheet,
);

/** What the office knows of oneself, and what one wants changed. */
export function PersonalData({ person }: { person: Person }) {
  const t = useWords('profile');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Section title={t('data.title')}>
      <DataChange person={person} />
      <Card>
        <DataLines person={person} />
        {person.may.edit && (
          <Button
            kind="secondary"
            icon={Pencil}
            onClick={() => setOpen(true)}
            onPointerEnter={EditDataSheet.fetchAhead}
          >
            {t('data.edit')}
          </Button>
        )}
      </Card>
      {open && <EditDataSheet person={person} onClose={close} onMissing={close} />}
    </Section>
  );
}

function DataLines({ person }: { person: Person }) {
  const t = useWords('profile');
  const { labels, shown } = useDataTexts();
  const { name, street, zip, city, country, birthday, nationality, phone, email, about, regionId } = person;
  const address = [street, [zip, city].filter(Boolean).join(' '), shown('country', country)];
  const lines: (readonly [string, string])[] = [
    [t('data.name'), name],
    [t('data.address'), address.filter(Boolean).join(', ')],
    [labels.birthday, shown('birthday', birthday)],
    [labels.nationality, shown('nationality', nationality)],
    [labels.phone, shown('phone', phone)],
    [labels.email, email],
    [labels.regionId, shown('regionId', regionId)],
    [labels.about, about],
  ];
  return (
    <dl className={styles.lines}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={value ? undefined : styles.quiet}>
            <LongWords>{value || t('data.nothing')}</LongWords>
          </dd>
        </div>
      ))}
    </dl>
  );
}
