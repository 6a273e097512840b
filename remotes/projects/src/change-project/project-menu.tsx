import { useOnline } from '@callboard/client';
import type { Project } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Menu } from '@callboard/ui';
import { Archive, ArchiveRestore, Ban, ImagePlus, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useMoveProject } from './use-move-project.ts';

const EditProjectSheet = openedLater(async () => (await import('./edit-project-sheet.tsx')).EditProjectSheet);
const CancelProjectSheet = openedLater(
  async () => (await import('./cancel-project-sheet.tsx')).CancelProjectSheet,
);
const CloseProjectSheet = openedLater(
  async () => (await import('./close-project-sheet.tsx')).CloseProjectSheet,
);
const LogoSheet = openedLater(async () => (await import('./logo-sheet.tsx')).LogoSheet);

/** What this person may do with a project as it stands. */
export function ProjectMenu({ project }: { project: Project }) {
  const t = useWords('projects');
  const online = useOnline();
  const [sheet, setSheet] = useState<'edit' | 'cancel' | 'close' | 'logo' | null>(null);
  const { close, reopen, busy } = useMoveProject(project);
  const { may } = project;
  const disabled = !online || busy;
  const items = [
    { id: 'edit', open: may.edit, icon: Pencil, run: () => setSheet('edit') },
    { id: 'logo', open: may.editLogo, icon: ImagePlus, run: () => setSheet('logo') },
    { id: 'close', open: may.close, icon: Archive, run: () => setSheet('close') },
    { id: 'reopen', open: may.reopen, icon: ArchiveRestore, run: reopen, disabled },
    { id: 'cancel', open: may.cancel, icon: Ban, run: () => setSheet('cancel'), kind: 'danger' },
  ] as const;
  const shown = items.filter(({ open }) => open);
  const shut = () => setSheet(null);
  const closing = { project, onClose: shut, onMissing: shut };
  if (shown.length === 0) return null;
  return (
    <>
      <Menu
        label={t('change-project.menu')}
        items={shown.map((item) => ({ ...item, label: t(`change-project.${item.id}`) }))}
      />
      {sheet === 'edit' && <EditProjectSheet {...closing} />}
      {sheet === 'close' && <CloseProjectSheet {...closing} busy={busy} onSubmit={() => close(shut)} />}
      {sheet === 'cancel' && <CancelProjectSheet {...closing} />}
      {sheet === 'logo' && <LogoSheet {...closing} />}
    </>
  );
}
