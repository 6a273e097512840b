import { useQuery, useUnlessLive } from '@callboard/client';
import type { ProjectCrew } from '@callboard/contract';
import { Link, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card, Faces, FailedState, List, Page, Skeleton, buttonClass } from '@callboard/ui';
import { ClipboardX } from 'lucide-react';
import { crewQuery, crewStatusQuery, othersStepsMs } from '../../base/crew-ops.queries.ts';
import { paths } from '../../base/paths.ts';
import { SignOffForm } from './sign-off-form.tsx';
import { SignedOff } from './signed-off.tsx';

/** The chief signs off all hours of the crew. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.signOff);
  const read = useRead(useQuery(crewQuery(id)));
  if (read.kind === 'there' && read.data.may.seeStatus) return <Hours crew={read.data} />;
  const toCrew = (
    <Link to={paths.crew.to({ id })} className={buttonClass({ kind: 'secondary' })}>
      {t('sign-off.toCrew')}
    </Link>
  );
  return (
    <Page title={t('sign-off.title')} titleHidden>
      <Faces
        read={read}
        loading={<Loading />}
        missing={{
          icon: ClipboardX,
          title: t('sign-off.notFound'),
          text: t('sign-off.notFoundText'),
        }}
      >
        {() => (
          <FailedState
            icon={ClipboardX}
            title={t('sign-off.notYours')}
            text={t('sign-off.notYoursText')}
            action={toCrew}
          />
        )}
      </Faces>
    </Page>
  );
}

function Hours({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const result = useQuery({ ...crewStatusQuery(crew.id), refetchInterval: useUnlessLive(othersStepsMs) });
  const read = useRead(result);
  if (read.kind === 'there' && read.data.items.length > 0) {
    return crew.may.signOff ? (
      <SignOffForm crew={crew} rows={read.data.items} />
    ) : (
      <SignedOff crew={crew} rows={read.data.items} />
    );
  }
  return (
    <Page title={t('sign-off.title')} titleHidden>
      <Faces read={read} loading={<Loading />}>
        {() => <FailedState icon={ClipboardX} title={t('sign-off.nobody')} text={t('sign-off.nobodyText')} />}
      </Faces>
    </Page>
  );
}

function Loading() {
  const t = useWords('crew-ops');
  return (
    <>
      <Card>
        <Skeleton width="9rem" height="2rem" />
        <Skeleton width="60%" />
      </Card>
      <List label={t('sign-off.hours')} state={{ kind: 'loading', rows: 5 }} />
    </>
  );
}
