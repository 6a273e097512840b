import { useOnline } from '@callboard/client';
import type { DocumentDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, Menu } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';
import type { MenuItem } from '@callboard/ui';
import { BellRing, FileOutput, FileX, Pencil } from 'lucide-react';
import { useState } from 'react';

const RemindSheet = openedLater(async () => (await import('../remind/remind-sheet.tsx')).RemindSheet);
const EditSheet = openedLater(async () => (await import('../edit/edit-sheet.tsx')).EditSheet);
const ReplaceSheet = openedLater(async () => (await import('../replace/replace-sheet.tsx')).ReplaceSheet);
const VoidSheet = openedLater(async () => (await import('../void/void-sheet.tsx')).VoidSheet);

const sheets = { remind: RemindSheet, edit: EditSheet, replace: ReplaceSheet, void: VoidSheet } as const;

/** What whoever looks after a document does with it, as far as it allows that now. */
export function ManageDocument({ document }: { document: DocumentDetail }) {
  const t = useWords('documents');
  const online = useOnline();
  const [open, setOpen] = useState<keyof typeof sheets | null>(null);
  const close = () => setOpen(null);
  const { may } = document;
  const item = (id: keyof typeof sheets, icon: MenuItem['icon'], kind?: 'danger'): readonly MenuItem[] =>
    may[id] ? [{ id, icon, kind, label: t(`${id}.open`), disabled: !online, run: () => setOpen(id) }] : [];
  const items = [
    ...item('edit', Pencil),
    ...item('replace', FileOutput, 'danger'),
    ...item('void', FileX, 'danger'),
  ];
  const Sheet = open && sheets[open];
  if (!may.remind && items.length === 0) return null;
  return (
    <div className={wrap.gap3}>
      {may.remind && (
        <Button kind="secondary" icon={BellRing} disabled={!online} onClick={() => setOpen('remind')}>
          {t('remind.open')}
        </Button>
      )}
      {items.length > 0 && <Menu label={t('edit.more')} items={items} />}
      {Sheet && <Sheet document={document} onClose={close} onMissing={close} />}
    </div>
  );
}
