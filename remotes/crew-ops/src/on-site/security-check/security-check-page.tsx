import { useQuery } from '@callboard/client';
import type { FormPerformance } from '@callboard/contract';
import { Link, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { AsOf, Faces, Page, buttonClass } from '@callboard/ui';
import { ShieldQuestion } from 'lucide-react';
import { crewQuery } from '../../crew-ops.queries.ts';
import { securityChecksQuery } from '../../crew/crew/crew.queries.ts';
import { paths } from '../../paths.ts';
import { CheckDone } from './check-done.tsx';
import { CheckForm } from './check-form.tsx';
import { CheckHead } from './check-head.tsx';
import { CheckStart } from './check-start.tsx';
import { SecurityCheckSkeleton } from './security-check-skeleton.tsx';
import { checkQuery } from './security-check.queries.ts';
import { useBegun } from './use-start-check.ts';
import { useSubmittedHere } from './use-submitted-here.ts';

/** The check of a shift: begun, filled in, signed, read again. */
export function Component() {
  const t = useWords('crew-ops');
  const { id: crewId, formId, date, shift } = useParams(paths.securityCheck);
  const place = { crewId, formId, date, shift };
  const read = useRead(useQuery(checkQuery(place)));
  const performance = useBegun(place, read.kind === 'there' ? read.data : undefined);
  if (read.kind === 'there' && performance)
    return <Check key={performance.resultId} crewId={crewId} performance={performance} asOf={read.asOf} />;
  const missing = {
    icon: ShieldQuestion,
    title: t('security-check.notFound'),
    text: t('security-check.notFoundText'),
    action: (
      <Link to={paths.crew.to({ id: crewId })} className={buttonClass({ kind: 'secondary' })}>
        {t('security-check.toCrew')}
      </Link>
    ),
  };
  return (
    <Page title={t('security-check.title')} titleHidden>
      <Faces read={read} loading={<SecurityCheckSkeleton />} missing={missing}>
        {() => null}
      </Faces>
    </Page>
  );
}

type CheckProps = { crewId: string; performance: FormPerformance; asOf: number | null };

function Check({ crewId, performance, asOf }: CheckProps) {
  const { data: checks } = useQuery(securityChecksQuery(crewId));
  const { data: crew } = useQuery(crewQuery(crewId));
  const submittedHere = useSubmittedHere(performance.resultId);
  const { form, date, shift, state } = performance;
  const row = checks?.items.find((one) => one.formId === form.id && one.date === date && one.shift === shift);
  const head = (
    <>
      {asOf !== null && <AsOf at={asOf} />}
      <CheckHead performance={performance} row={row} timeZone={crew?.timeZone} />
    </>
  );
  if (state === 'new') return <CheckStart performance={performance} head={head} />;
  if (state === 'submitted' || submittedHere)
    return (
      <CheckDone
        performance={performance}
        head={head}
        row={row}
        waits={submittedHere}
        timeZone={crew?.timeZone}
      />
    );
  return <CheckForm performance={performance} head={head} />;
}
