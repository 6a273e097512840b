import { todayHere } from '@callboard/client';
import { projects } from '@callboard/contract';
import type { CrewOfProject, Project } from '@callboard/contract';
import { mostNewPositions } from '@callboard/domain';
import { useFieldTexts } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { useFormCommand, useFormSheet } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { useRef, useState } from 'react';
import { projectChanged } from '../change-project/project-changed.ts';
import { crewBody, crewProblems, newCrew, outsideProject, shownAt } from '../crew-form/crew-form.ts';
import { CrewSheet } from '../crew-form/crew-sheet.tsx';
import { useCrewLabels } from '../crew-form/use-crew-labels.ts';
import { PositionFields } from './position-fields.tsx';
import { hasFaults, noRow, positionSum, positionsBody, refusedRows } from './position-rows.ts';
import type { PositionRow, RefusedRow } from './position-rows.ts';

type AddCrewSheetProps = {
  project: Project;
  /** The one that a new crew begins like. */
  last: CrewOfProject | undefined;
  /** With the id of the crew, where one was added. */
  onClose: (added?: string) => void;
};

/** A crew of a project: when, where, and how many of which function on each of its days. */
export function AddCrewSheet({ project, last, onClose }: AddCrewSheetProps) {
  const t = useWords('projects');
  const { number: write } = useFormat();
  const fieldTexts = useFieldTexts();
  const labels = useCrewLabels();
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const added = useRef<string>(undefined);
  const { number } = project;
  const add = useFormCommand(projects.addProjectCrew, {
    onSuccess: ({ name }) => {
      toast.success(t('add-crew.added', { name }));
      return projectChanged();
    },
  });
  const form = useFormSheet({
    title: t('add-crew.title'),
    draft: `add-crew/${number}`,
    offline: 'needs-network',
    labels: { ...labels, positions: t('add-crew.positions') },
    start: { ...newCrew(project, todayHere(), last), positions: [noRow] as readonly PositionRow[] },
    endpoint: projects.addProjectCrew,
    body: (values) => ({ ...crewBody(values), positions: positionsBody(values.positions) }),
    paths: shownAt,
    check: (values) => [
      ...crewProblems(values, t('create-project.endBefore')),
      ...outsideProject(values, project),
      ...(hasFaults(values.positions)
        ? [{ path: 'positions', code: 'bad_choice', text: t('add-crew.checkPositions') } as const]
        : []),
      ...(positionSum(values, values.positions)?.tooMany
        ? [
            {
              path: 'positions',
              code: 'too_big',
              text: t('add-crew.tooMany', { most: write(mostNewPositions) }),
            } as const,
          ]
        : []),
    ],
    send: async (body, { values }) => {
      try {
        added.current = (await add({ params: { number }, body })).id;
      } catch (error) {
        setRefused(refusedRows(values.positions, fieldTexts(error)));
        throw error;
      }
    },
    onClose: () => onClose(added.current),
  });
  const { values, change, field } = form;
  return (
    <CrewSheet
      form={form}
      project={project}
      submit={t('add-crew.submit')}
      positions={
        <PositionFields
          id={field('positions').id}
          rows={values.positions}
          like={last && { number, crew: last }}
          days={values}
          error={field('positions').error}
          refused={refused}
          showsErrors={form.showsErrors}
          onRows={(positions) => change({ positions })}
        />
      }
    />
  );
}
