import { call, newIntent } from '@callboard/client';
import { crewItems, projects } from '@callboard/contract';
import type { ProjectCrew, ProjectCrewItem } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { createBody, duplicateBody } from './position-form.ts';
import type { PositionForm } from './position-form.ts';
import { positionsChanged } from './positions-changed.ts';
import { useTakeBackPositions } from './use-take-back-positions.ts';

type Made = { readonly ids: readonly string[] };

/** A position that was just laid. */
const firstVersion = 1;
/** Without times nobody can be asked. */
const asks = ({ personId, ask, startTime, endTime }: PositionForm): boolean =>
  personId !== '' && ask && startTime !== '' && endTime !== '';

/** Lays new positions, or copies of one, and gives the one to the person who was named. */
export function useCreatePositions(crew: ProjectCrew, from: ProjectCrewItem | null) {
  const t = useWords('crew-ops');
  const errorText = useErrorText();
  const takeBack = useTakeBackPositions(crew);
  const create = useFormCommand(projects.addProjectItems);
  const duplicate = useFormCommand(crewItems.duplicateCrewItem);

  async function assign(id: string, form: PositionForm) {
    const { personId, reason } = form;
    const as = asks(form) ? 'request' : 'draft';
    try {
      await call(crewItems.assignPerson, {
        params: { id },
        version: firstVersion,
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
    const done = t('crew-positions.created', { count: ids.length });
    // Who was asked has been told: that is taken back in the planning, not by the way.
    if (ids.length === 1 && asks(form)) toast.success(done);
    else {
      const run = () => takeBack(ids);
      toast.success(done, { time: 5000, action: { label: t('crew-positions.undo'), run } });
    }
    void positionsChanged(crew.id);
  }

  return async (form: PositionForm) => {
    const made = from
      ? await duplicate({ params: { id: from.crewItemId }, body: duplicateBody(form) })
      : await create({ params: { number: crew.project.number }, body: createBody(crew.id, form) });
    await finish(made, form);
  };
}
