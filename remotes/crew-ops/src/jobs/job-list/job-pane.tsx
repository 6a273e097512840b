import { useWords } from '@callboard/i18n';
import { EmptyState } from '@callboard/ui';
import { BriefcaseBusiness } from 'lucide-react';
import { OneJob } from '../job/one-job.tsx';

/** On a wide screen, the chosen job beside its list. */
export function JobPane({ id }: { id: string | undefined }) {
  const t = useWords('crew-ops');
  if (id) return <OneJob key={id} id={id} />;
  return (
    <EmptyState icon={BriefcaseBusiness} title={t('job-list.chooseOne')} text={t('job-list.chooseOneText')} />
  );
}
