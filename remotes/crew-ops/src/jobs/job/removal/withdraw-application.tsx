import { useOnline } from '@callboard/client';
import type { JobDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { Button } from '@callboard/ui';
import { answerableOf } from '../../answer-job/answerable.ts';
import { vacancyReader } from '../../../on-site/now/use-fitting-vacancies.ts';
import { useWithdrawApplication } from './use-withdraw-application.ts';

/** The way out of an application, as long as nobody has decided it. */
export function WithdrawApplication({ job }: { job: JobDetail }) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const may = useMay(vacancyReader);
  const { mutate, isPending } = useWithdrawApplication(answerableOf(job).what);
  if (job.applied?.state !== 'applied' || !may) return null;
  return (
    <Button
      kind="secondary"
      wide
      busy={isPending}
      disabled={!online}
      onClick={() => mutate({ params: { id: job.id } })}
    >
      {t('job.application.withdraw')}
    </Button>
  );
}
