import { useQuery } from '@callboard/client';
import type { ProjectCrew, SecurityCheckPlan } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { EmptyState, Faces, List, Sheet } from '@callboard/ui';
import { CalendarX, FileQuestion } from 'lucide-react';
import { PlanChecksForm } from './plan-checks-form.tsx';
import { securityCheckPlanQuery } from './security-checks.queries.ts';

type PlanChecksSheetProps = { crew: ProjectCrew; onClose: () => void };

/** Plans a check for one or several days of a crew, beside what is planned already. */
export function PlanChecksSheet({ crew, onClose }: PlanChecksSheetProps) {
  const t = useWords('crew-ops');
  const read = useRead(useQuery({ ...securityCheckPlanQuery(crew.id), gcTime: 0 }));
  if (read.kind === 'there' && read.data.forms.length > 0 && read.data.dates.length > 0)
    return <PlanChecksForm crew={crew} plan={read.data} onClose={onClose} />;
  return (
    <Sheet open onClose={onClose} title={t('security-checks.plan')} subtitle={crew.name}>
      <Faces
        read={read}
        loading={<List label={t('security-checks.loading')} state={{ kind: 'loading', rows: 3 }} />}
      >
        {(plan) => <NothingToPlan crew={crew} plan={plan} />}
      </Faces>
    </Sheet>
  );
}

function NothingToPlan({ crew, plan }: { crew: ProjectCrew; plan: SecurityCheckPlan }) {
  const t = useWords('crew-ops');
  if (plan.forms.length === 0)
    return (
      <EmptyState
        icon={FileQuestion}
        title={t('security-checks.noForms')}
        text={t('security-checks.noFormsText')}
      />
    );
  const why = crew.startTime === null ? 'noTimes' : 'over';
  return (
    <EmptyState icon={CalendarX} title={t(`security-checks.${why}`)} text={t(`security-checks.${why}Text`)} />
  );
}
