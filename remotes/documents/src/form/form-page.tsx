import { useQuery } from '@callboard/client';
import type { FormPerformance } from '@callboard/contract';
import { Link, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { AsOf, Faces, Page, Skeleton, buttonClass } from '@callboard/ui';
import { ClipboardX } from 'lucide-react';
import { paths } from '../paths.ts';
import { useBegun, useSubmittedHere } from './form-commands.ts';
import { FormDone } from './form-done.tsx';
import { FormFill } from './form-fill.tsx';
import { FormHead } from './form-head.tsx';
import { FormStart } from './form-start.tsx';
import { formQuery } from './form.queries.ts';

/** A form or training: begun, filled in, submitted, read again. */
export function Component() {
  const t = useWords('documents');
  const { id } = useParams(paths.form);
  const read = useRead(useQuery(formQuery(id)));
  const performance = useBegun(id, read.kind === 'there' ? read.data : undefined);
  if (read.kind === 'there' && performance)
    return <Shown key={performance.resultId ?? id} performance={performance} asOf={read.asOf} />;
  const missing = {
    icon: ClipboardX,
    title: t('form.notFound'),
    text: t('form.notFoundText'),
    action: (
      <Link to={paths.trainings.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('form.toTrainings')}
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

function Shown({ performance, asOf }: { performance: FormPerformance; asOf: number | null }) {
  const { questionId } = useParams(paths.form);
  const submittedHere = useSubmittedHere(performance.resultId);
  const head = (
    <>
      {asOf !== null && <AsOf at={asOf} />}
      <FormHead performance={performance} />
    </>
  );
  if (performance.state === 'new') return <FormStart performance={performance} head={head} />;
  if (performance.state === 'submitted' || submittedHere)
    return <FormDone performance={performance} head={head} waits={submittedHere} />;
  return <FormFill performance={performance} head={head} openAt={questionId ?? null} />;
}
