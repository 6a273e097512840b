import { useQuery } from '@callboard/client';
import type { FormPerformance } from '@callboard/contract';
import { Link, useParams, useRead, useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { FormFill, FormStart, formQuery, useBegunForm, useSubmittedHere } from '@callboard/parts';
import { AsOf, Faces, Page, Skeleton, buttonClass } from '@callboard/ui';
import { ClipboardX } from 'lucide-react';
import { ReadFirst } from '../form-documents/read-first.tsx';
import { paths } from '../base/paths.ts';
import { ownForms } from './form-commands.ts';
import { FormDone } from './form-done.tsx';
import { FormHead } from './form-head.tsx';
import { GivenForm } from './given-form.tsx';

/** A form or training: begun, filled in, submitted, read again. */
export function Component() {
  const { id } = useParams(paths.form);
  const [{ result }] = useSearch();
  return result ? <GivenForm id={id} resultId={result} /> : <OwnForm id={id} />;
}

function OwnForm({ id }: { id: string }) {
  const t = useWords('documents');
  const read = useRead(useQuery(formQuery({ formId: id })));
  const performance = useBegunForm(ownForms, { formId: id }, read.kind === 'there' ? read.data : undefined);
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
  const t = useWords('documents');
  const { questionId = null } = useParams(paths.form);
  const submittedHere = useSubmittedHere(ownForms, performance.resultId);
  const head = (
    <>
      {asOf !== null && <AsOf at={asOf} />}
      <FormHead performance={performance} />
    </>
  );
  const toFill = (
    <>
      {head}
      <ReadFirst form={performance.form} documents={performance.documents} />
    </>
  );
  const shared = { commands: ownForms, performance, head: toFill };
  if (performance.state === 'new')
    return <FormStart {...shared} closed={{ title: t('form.closed'), text: t('form.closedText') }} />;
  if (performance.state === 'submitted' || submittedHere)
    return <FormDone performance={performance} head={head} waits={submittedHere} />;
  const locks = performance.form.kind === 'training' ? { locks: t('training.locks') } : {};
  return <FormFill {...shared} {...locks} openAt={questionId} />;
}
