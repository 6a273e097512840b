import { useQuery } from '@callboard/client';
import type { ProjectCrew } from '@callboard/contract';
import { jobName } from '@callboard/domain';
import { Link, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card, EmptyState, Faces, Page, buttonClass } from '@callboard/ui';
import { CalendarX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { crewQuery } from '../../base/crew-ops.queries.ts';
import { NowSkeleton } from './now-skeleton.tsx';
import { paths } from '../../base/paths.ts';
import { CheckRecord } from './check-record.tsx';
import { OnSiteFace } from './on-site-face.tsx';
import { ownItem } from '../check/own-item.ts';
import { OwnActions } from './own-actions.tsx';
import type { OwnPart } from '../check/own-part.ts';
import { useCheck } from './use-check.ts';
import { useNow } from '../check/use-now.ts';

type OnSitePageProps = {
  title: string;
  crewId: string;
  /** What this page adds below the face. */
  children?: ((own: OwnPart) => ReactNode) | undefined;
};

/** One's own position in a crew, with the step that can be made now. */
export function OnSitePage({ title, crewId, children }: OnSitePageProps) {
  const t = useWords('crew-ops');
  const now = useNow();
  const read = useRead(useQuery(crewQuery(crewId)));
  const bare = (content: ReactNode) => (
    <Page title={title} titleHidden>
      {content}
    </Page>
  );
  const toJobs = (
    <Link to={paths.jobList.to()} className={buttonClass({ kind: 'secondary' })}>
      {t('on-site.toJobs')}
    </Link>
  );
  const missing = { title: t('on-site.missingTitle'), text: t('on-site.missingText'), action: toJobs };
  if (read.kind !== 'there')
    return bare(
      <Faces read={read} loading={<NowSkeleton />} missing={missing}>
        {() => null}
      </Faces>,
    );
  const item = ownItem(read.data.mine, now);
  return item ? (
    <OwnPage key={item.crewItemId} id={item.crewItemId} crew={read.data} title={title} now={now}>
      {children}
    </OwnPage>
  ) : (
    bare(
      <EmptyState
        icon={CalendarX2}
        title={t('on-site.notMineTitle')}
        text={t('on-site.notMineText')}
        action={toJobs}
      />,
    )
  );
}

type OwnPageProps = Omit<OnSitePageProps, 'crewId'> & { id: string; crew: ProjectCrew; now: number };

function OwnPage({ id, crew, title, now, children }: OwnPageProps) {
  const { read, waiting } = useCheck(id);
  const name = jobName({
    project: crew.project.name,
    crew: crew.name,
    function: crew.mine.find(({ crewItemId }) => crewItemId === id)?.functionCaption,
  });
  return (
    <Page
      title={title}
      titleHidden
      actions={
        read.kind === 'there' ? (
          <OwnActions check={read.data} waiting={waiting} what={name} now={now} onSite />
        ) : undefined
      }
    >
      <Faces read={read} loading={<NowSkeleton />}>
        {(check) => (
          <>
            <Card>
              <OnSiteFace
                check={check}
                now={now}
                title={<Link to={paths.crew.to({ id: crew.id })}>{name}</Link>}
              />
            </Card>
            {children?.({ check, crew, now })}
            <CheckRecord check={check} />
          </>
        )}
      </Faces>
    </Page>
  );
}
