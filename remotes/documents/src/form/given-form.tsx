import { useQuery } from '@callboard/client';
import { Link, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { AsOf, Banner, Faces, Page, Skeleton, buttonClass } from '@callboard/ui';
import { ClipboardX, UserRound } from 'lucide-react';
import { givenFormQuery } from '../form-people/form-people.queries.ts';
import { paths } from '../base/paths.ts';
import { FormDone } from './form-done.tsx';
import { FormHead } from './form-head.tsx';

/** What somebody else has submitted, to be read by the office. */
export function GivenForm({ id, resultId }: { id: string; resultId: string }) {
  const t = useWords('documents');
  const read = useRead(useQuery(givenFormQuery(id, resultId)));
  if (read.kind === 'there') {
    const { data: performance, asOf } = read;
    const head = (
      <>
        {asOf !== null && <AsOf at={asOf} />}
        <FormHead performance={{ ...performance, training: null }} />
        <Banner
          kind="info"
          icon={UserRound}
          title={t('form-people.answers', { name: performance.person.name })}
        />
      </>
    );
    return <FormDone performance={performance} head={head} waits={false} isOwn={false} />;
  }
  const missing = {
    icon: ClipboardX,
    title: t('form.notFound'),
    text: t('form.notFoundText'),
    action: (
      <Link to={paths.managedForm.to({ id })} className={buttonClass({ kind: 'secondary' })}>
        {t('form-people.title')}
      </Link>
    ),
  };
  return (
    <Page title={t('form.title')} titleHidden>
      <Faces read={read} loading={<Skeleton height="12rem" />} missing={missing}>
        {() => null}
      </Faces>
    </Page>
  );
}
