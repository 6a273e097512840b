import { useOverlaid, useQuery } from '@callboard/client';
import type { ProjectCrew } from '@callboard/contract';
import { Link, useParams, useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, EmptyState, Faces, FailedState, List, Page, Skeleton, buttonClass } from '@callboard/ui';
import { CalendarClock, Star, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { crewQuery } from '../base/crew-ops.queries.ts';
import { paths } from '../base/paths.ts';
import { RateCrewForm } from './rate-crew-form.tsx';
import { crewRatingsQuery } from './rate-crew.queries.ts';
import { rateCrew, ratingsEntity } from './use-rate-crew.ts';

const commands = [rateCrew];

/** Chief, client and planner say how everybody of a crew has worked. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.rateCrew);
  const read = useRead(useQuery(crewQuery(id)));
  if (read.kind === 'there' && read.data.may.rate) return <Ratings crew={read.data} />;
  return (
    <Page title={t('rate-crew.title')} titleHidden>
      <Faces
        read={read}
        loading={<Loading />}
        missing={{ icon: UsersRound, title: t('crew.notFound'), text: t('crew.notFoundText') }}
      >
        {() => (
          <FailedState
            icon={UsersRound}
            title={t('rate-crew.notYours')}
            text={t('rate-crew.notYoursText')}
            action={<ToCrew id={id} />}
          />
        )}
      </Faces>
    </Page>
  );
}

function Ratings({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const result = useQuery(crewRatingsQuery(crew.id));
  const data = useOverlaid(result.data, ratingsEntity(crew.id), commands);
  const read = useRead({ ...result, data });
  if (read.kind === 'there' && read.data.items.length > 0)
    return <RateCrewForm crew={crew} ratings={read.data} asOf={read.asOf} />;
  const empty = (opensAt: string | null): ReactNode =>
    opensAt === null ? (
      <EmptyState
        icon={Star}
        title={t('rate-crew.nobody')}
        text={t('rate-crew.nobodyText')}
        action={<ToCrew id={crew.id} />}
      />
    ) : (
      <EmptyState
        icon={CalendarClock}
        title={t('rate-crew.early')}
        text={t('rate-crew.earlyText', { when: dateTime(opensAt, crew.timeZone) })}
        action={<ToCrew id={crew.id} />}
      />
    );
  return (
    <Page title={t('rate-crew.title')} titleHidden>
      <Faces read={read} loading={<Loading />}>
        {({ opensAt }) => empty(opensAt)}
      </Faces>
    </Page>
  );
}

function ToCrew({ id }: { id: string }) {
  const t = useWords('crew-ops');
  return (
    <Link to={paths.crew.to({ id })} className={buttonClass({ kind: 'secondary' })}>
      {t('sign-off.toCrew')}
    </Link>
  );
}

function Loading() {
  const t = useWords('crew-ops');
  return (
    <>
      <Card>
        <Skeleton width="9rem" height="1.5rem" />
        <Skeleton width="60%" />
      </Card>
      <List label={t('rate-crew.loading')} state={{ kind: 'loading', rows: 3 }} />
    </>
  );
}
