import { useWaiting } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import type { CrewRatings, ProjectCrew, projectCrews } from '@callboard/contract';
import { useHold } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { AsOf, Banner, Button, Card, Page } from '@callboard/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useKeptForm } from '../on-site/sign-off/use-kept-form.ts';
import { useSiteTimes } from '../on-site/site-times/use-site-times.ts';
import { changesOf, givenIn, givenOf, hasStars } from './given.ts';
import type { Given, GivenByItem } from './given.ts';
import styles from './rate-crew.module.css';
import { RatePerson } from './rate-person.tsx';
import { ratingsEntity, useRateCrew } from './use-rate-crew.ts';

type RateCrewFormProps = { crew: ProjectCrew; ratings: CrewRatings; asOf: number | null };
type Typed = { readonly typed: GivenByItem };
const nothingTyped: Typed = { typed: {} };

/** Everybody of a crew with their stars. What is tapped stays on the phone until it is saved, all in one go. */
export function RateCrewForm({ crew, ratings, asOf }: RateCrewFormProps) {
  const t = useWords('crew-ops');
  const { number, dateTime } = useFormat();
  const siteTimes = useSiteTimes();
  const { form, change, forget } = useKeptForm(`rate-crew/${crew.id}`, nothingTyped);
  const waiting = useWaiting(ratingsEntity(crew.id)) as readonly Waiting<typeof projectCrews.rateCrew>[];
  const refused = waiting.find(({ state }) => state === 'attention');
  const isKept = waiting.some(({ state }) => state === 'waiting');
  const { items, types, opensAt } = ratings;
  // What was refused is as good as typed: it can be put right and saved again.
  const typed = { ...givenIn(refused?.input.body.people ?? []), ...form.typed };
  const changes = changesOf(items, typed);
  const [isRefused, setRefused] = useState(false);
  const rate = useRateCrew({ id: crew.id, name: crew.name, onRefused: () => setRefused(true) });
  useHold(changes.length > 0 ? t('rate-crew.hold', { name: crew.name }) : null);
  const done = items.filter((row) => hasStars(typed[row.crewItemId] ?? givenOf(row))).length;
  const { day, hours } = siteTimes(crew);
  const give = (crewItemId: string, given: Given) =>
    change({ typed: { ...form.typed, [crewItemId]: given } });
  const save = async () => {
    setRefused(false);
    if (await rate(changes, refused ? { instead: refused.key } : {})) forget();
  };
  return (
    <Page
      title={t('rate-crew.title')}
      titleHidden
      actions={
        <Button icon={Check} disabled={changes.length === 0} onClick={() => void save()}>
          {t('rate-crew.save')}
        </Button>
      }
    >
      {asOf !== null && <AsOf at={asOf} />}
      <Card>
        <p className={styles.crew}>
          {crew.name}
          <span className={styles.quiet}>{[day, hours].filter(Boolean).join(', ')}</span>
        </p>
        <p>{t('rate-crew.progress', { done: number(done), of: number(items.length) })}</p>
        <p className={styles.quiet}>{t('rate-crew.who')}</p>
        {opensAt && (
          <p className={styles.quiet}>{t('rate-crew.more', { when: dateTime(opensAt, crew.timeZone) })}</p>
        )}
      </Card>
      {isKept && <Banner kind="info" title={t('rate-crew.kept')} />}
      {(refused || isRefused) && <Banner kind="error" title={t('rate-crew.refused')} />}
      <ul className={styles.people} aria-label={t('rate-crew.people')}>
        {items.map((row) => (
          <RatePerson
            key={row.crewItemId}
            row={row}
            types={types}
            zone={crew.timeZone}
            given={typed[row.crewItemId] ?? givenOf(row)}
            isChanged={changes.some(({ crewItemId }) => crewItemId === row.crewItemId)}
            onGive={(given) => give(row.crewItemId, given)}
          />
        ))}
      </ul>
    </Page>
  );
}
