import { useOnline, useQuery } from '@callboard/client';
import type { AnswerOf, persons } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Banner, Button, Faces, List, ListRow, Section, Skeleton } from '@callboard/ui';
import { useState } from 'react';
import styles from '../account.module.css';
import { erasureQuery } from './own-data.queries.ts';

const AskErasure = openedLater(
  async () => (await import(/* webpackChunkName: "account-sheets" */ './ask-erasure.tsx')).AskErasure,
);

type Kept = AnswerOf<typeof persons.erasureRequest>['kept'];

/** What stays after somebody is deleted, and why. */
function KeptList({ kept }: { kept: Kept }) {
  const t = useWords('account');
  const { number } = useFormat();
  if (kept.length === 0) return <p className={styles.intro}>{t('own-data.kept-none')}</p>;
  return (
    <List label={t('own-data.kept')} state={{ kind: 'full' }}>
      {kept.map(({ what, why, count }) => (
        <ListRow
          key={what}
          title={t(`own-data.thing.${what}`)}
          subtitle={t(`own-data.why.${why}`)}
          meta={number(count)}
        />
      ))}
    </List>
  );
}

/** The way to be deleted: what stays is said before. */
export function DeleteData({ personId }: { personId: string }) {
  const t = useWords('account');
  const { date } = useFormat();
  const online = useOnline();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const read = useRead(useQuery(erasureQuery(personId)));
  return (
    <>
      <Section title={t('own-data.delete-title')}>
        <p className={styles.intro}>{t('own-data.delete-text')}</p>
      </Section>
      <Faces read={read} loading={<Skeleton height="12rem" />}>
        {({ askedAt, kept }) => (
          <>
            <Section title={t('own-data.kept')}>
              <KeptList kept={kept} />
            </Section>
            {askedAt === null ? (
              <Button kind="danger" wide disabled={!online} onClick={() => setAsks(true)}>
                {t('own-data.ask')}
              </Button>
            ) : (
              <Banner
                kind="info"
                title={t('own-data.asked', { day: date(askedAt, 'long') })}
                text={t('own-data.asked-text')}
              />
            )}
          </>
        )}
      </Faces>
      {asks && <AskErasure personId={personId} onClose={close} onMissing={close} />}
    </>
  );
}
