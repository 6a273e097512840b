import { useQuery } from '@callboard/client';
import type { FormPerformance } from '@callboard/contract';
import { Link, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { FormFill, FormStart, formQuery, useBegunForm, useSubmittedHere } from '@callboard/parts';
import { AsOf, Faces, Page, buttonClass } from '@callboard/ui';
import { ShieldQuestion } from 'lucide-react';
import { crewQuery } from '../../base/crew-ops.queries.ts';
import { securityChecksQuery } from '../../base/crew.queries.ts';
import { paths } from '../../base/paths.ts';
import { checkCommands } from './check-commands.ts';
import { CheckDone } from './check-done.tsx';
import { CheckHead } from './check-head.tsx';
import { SecurityCheckSkeleton } from './security-check-skeleton.tsx';

/** The check of a shift: begun, filled in, signed, read again. */
export function Component() {
  const t = useWords('crew-ops');
  const { id: crewId, formId, date, shift } = useParams(paths.securityCheck);
  const place = { crewId, formId, date, shift };
  const read = useRead(useQuery(formQuery(place)));
  const performance = useBegunForm(checkCommands, place, read.kind === 'there' ? read.data : undefined);
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
  const t = useWords('crew-ops');
  const { data: checks } = useQuery(securityChecksQuery(crewId));
  const { data: crew } = useQuery(crewQuery(crewId));
  const submittedHere = useSubmittedHere(checkCommands, performance.resultId);
  const { form, date, shift, state } = performance;
  const row = checks?.items.find((one) => one.formId === form.id && one.date === date && one.shift === shift);
  const head = (
    <>
      {asOf !== null && <AsOf at={asOf} />}
      <CheckHead performance={performance} row={row} timeZone={crew?.timeZone} />
    </>
  );
  const closed = { title: t('security-check.notYours'), text: t('security-check.notYoursText') };
  const shared = { commands: checkCommands, performance, head };
  if (state === 'new') return <FormStart {...shared} closed={closed} />;
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
  return <FormFill {...shared} />;
}
