import { crewItems, projects } from '@callboard/contract';
import type { ProjectCrew, ProjectCrewItem } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import styles from './crew-positions.module.css';
import { PositionFields } from './position-fields.tsx';
import { createBody, duplicateBody, problemsOf, startForm } from './position-form.ts';
import { PositionPerson, useConflicts } from './position-person.tsx';
import { useCreatePositions } from './use-create-positions.ts';

type PositionSheetProps = {
  crew: ProjectCrew;
  /** The position that is copied. */
  from: ProjectCrewItem | null;
  onClose: () => void;
};

/** New positions, or copies of one at the same or another time. */
export function PositionSheet({ crew, from, onClose }: PositionSheetProps) {
  const t = useWords('crew-ops');
  const createPositions = useCreatePositions(crew, from);
  const form = useFormSheet({
    title: t(from ? 'crew-positions.duplicateTitle' : 'crew-positions.create'),
    draft: `positions/${crew.id}/${from?.crewItemId ?? 'new'}`,
    offline: 'needs-network',
    labels: {
      functionId: t('crew-positions.function'),
      startDate: t('crew-positions.startDate'),
      endDate: t('crew-positions.endDate'),
      startTime: t('crew-positions.startTime'),
      endTime: t('crew-positions.endTime'),
      rows: t('crew-positions.rows'),
      personId: t('crew-positions.person'),
      personName: t('crew-positions.person'),
      ask: t('crew-positions.person'),
      reason: t('crew-positions.reason'),
    },
    start: startForm(crew, from),
    endpoint: from ? crewItems.duplicateCrewItem : projects.addProjectItems,
    body: (values) => (from ? duplicateBody(values) : createBody(crew.id, values)),
    check: (values) => problemsOf(values, crew.timeZone),
    send: (_, { values }) => createPositions(values),
    onClose,
  });
  const { found } = useConflicts(crew, form.values);
  const rows = Number(form.values.rows) || 1;
  const forced = found?.forceable === true && form.values.reason.trim() !== '';
  const stopped = found !== undefined && !found.possible && !forced;
  return (
    <FormSheet
      form={form}
      subtitle={from ? [from.functionCaption, from.name].filter(Boolean).join(' · ') : crew.name}
      submit={t('crew-positions.submit', { count: rows })}
      stopped={stopped}
    >
      <PositionFields form={form} timeZone={crew.timeZone} />
      {rows === 1 && crew.may.assignPeople && <PositionPerson crew={crew} form={form} />}
      {stopped && !found.forceable && <p className={styles.stop}>{t('crew-positions.impossible')}</p>}
    </FormSheet>
  );
}
