import { CallError, call, invalidate, newIntent, useCommand } from '@callboard/client';
import { crewItems, projects } from '@callboard/contract';
import type { ProjectCrew, ProjectCrewItem } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { crewQuery } from '../crew-ops.queries.ts';
import { positionsQuery } from './crew-positions.queries.ts';
import { createBody, duplicateBody } from './position-form.ts';
import type { PositionForm } from './position-form.ts';

type Told = { readonly onDone: () => void; readonly onRefused: (error: CallError) => void };
type Made = { readonly ids: readonly string[] };

/** Lays new positions, or copies of one, and gives the one to the person who was named. */
export function useCreatePositions(
  crew: ProjectCrew,
  from: ProjectCrewItem | null,
  { onDone, onRefused }: Told,
) {
  const t = useWords('crew-ops');
  const errorText = useErrorText();
  const create = useCommand(projects.addProjectItems, { onError: onRefused });
  const duplicate = useCommand(crewItems.duplicateCrewItem, { onError: onRefused });

  async function assign(id: string, { personId, ask, reason, startTime, endTime }: PositionForm) {
    // Without times nobody can be asked.
    const as = ask && startTime && endTime ? 'request' : 'draft';
    try {
      await call(crewItems.assignPerson, {
        params: { id },
        body: { personId, as, ...(reason.trim() && { force: true, reason }) },
        idempotencyKey: newIntent(),
      });
    } catch (error) {
      // The position stands; who it is for can be said again in the planning.
      toast.warning(t('crew-positions.notAssigned', { why: errorText(error).title }), { time: 0 });
    }
  }

  async function finish({ ids }: Made, form: PositionForm) {
    const [only] = ids;
    if (only && ids.length === 1 && form.personId) await assign(only, form);
    toast.success(t('crew-positions.created', { count: ids.length }));
    onDone();
    await Promise.all([invalidate(positionsQuery(crew.id)), invalidate(crewQuery(crew.id))]);
  }

  return {
    busy: create.isPending || duplicate.isPending,
    save: (form: PositionForm) => {
      const onSuccess = (made: Made) => finish(made, form);
      if (from) {
        duplicate.mutate({ params: { id: from.crewItemId }, body: duplicateBody(form) }, { onSuccess });
      } else {
        create.mutate(
          { params: { number: crew.project.number }, body: createBody(crew.id, form) },
          { onSuccess },
        );
      }
    },
  };
}
