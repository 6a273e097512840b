import { useQuery } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import type { ProjectCrewItem } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import {
  ConflictList,
  conflictsQuery,
  FormSheet,
  OverrideReason,
  useFormSheet,
  useOverrideLabel,
} from '@callboard/parts';
import { useForceSpare } from './use-activate-spare.ts';

type ActivateSheetProps = { crewId: string; spare: ProjectCrewItem; onClose: () => void };

/** What speaks against somebody who is called in, and the reason to do it all the same. */
export function ActivateSheet({ crewId, spare, onClose }: ActivateSheetProps) {
  const t = useWords('crew-ops');
  const { crewItemId: itemId, personId, name } = spare;
  const { data, error, isFetching } = useQuery(conflictsQuery({ itemId, personId: personId ?? '' }));
  const stopped = data !== undefined && !data.possible;
  const never = stopped && !data.forceable;
  const overrideLabel = useOverrideLabel();
  const forceSpare = useForceSpare(crewId);
  const form = useFormSheet({
    title: t('crew-chief-job.activateNow', { name }),
    draft: `activate/${itemId}`,
    offline: 'needs-network',
    labels: { reason: overrideLabel },
    start: { reason: '' },
    endpoint: crewItems.moveCrewItem,
    body: ({ reason }) => ({
      action: 'activate' as const,
      ...(stopped && { force: true, reason: reason.trim() }),
    }),
    send: (body) => forceSpare({ params: { id: itemId }, body }),
    onClose,
  });
  const forced = stopped && !never && form.values.reason.trim() !== '';
  return (
    <FormSheet
      form={form}
      subtitle={stopped ? t(`crew-chief-job.${never ? 'activateNever' : 'activateStopped'}`) : undefined}
      submit={t('crew-chief-job.activate')}
      stopped={!(data?.possible || forced)}
    >
      <ConflictList name={name} found={data} failed={error !== null} busy={isFetching} />
      {stopped && !never && <OverrideReason form={form} name={name} />}
    </FormSheet>
  );
}
