import type { CrewOfProject, Project } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Menu } from '@callboard/ui';
import { Ban, Pencil } from 'lucide-react';
import { useState } from 'react';

const EditCrewSheet = openedLater(async () => (await import('./edit-crew-sheet.tsx')).EditCrewSheet);
const CancelCrewSheet = openedLater(async () => (await import('./cancel-crew-sheet.tsx')).CancelCrewSheet);

/** What this person may do with a crew of a project. */
export function CrewMenu({ project, crew }: { project: Project; crew: CrewOfProject }) {
  const t = useWords('projects');
  const [sheet, setSheet] = useState<'edit' | 'cancel' | null>(null);
  const items = [
    { id: 'edit', open: crew.may.edit, icon: Pencil },
    { id: 'cancel', open: crew.may.cancel, icon: Ban, kind: 'danger' },
  ] as const;
  const shut = () => setSheet(null);
  const opened = { project, crew, onClose: shut, onMissing: shut };
  return (
    <>
      <Menu
        label={t('change-crew.menu', { name: crew.name })}
        items={items
          .filter(({ open }) => open)
          .map((item) => ({ ...item, label: t(`change-crew.${item.id}`), run: () => setSheet(item.id) }))}
      />
      {sheet === 'edit' && <EditCrewSheet {...opened} />}
      {sheet === 'cancel' && <CancelCrewSheet {...opened} />}
    </>
  );
}
