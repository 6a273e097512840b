import { useOnline } from '@callboard/client';
import { Button } from '@callboard/ui';
import type { Icon } from '@callboard/ui';
import { useState } from 'react';
import type { ComponentType } from 'react';
import styles from '../project/project.module.css';

type SheetProps = { number: string; onClose: () => void; onMissing: () => void };
type AddToPartProps = { number: string; icon: Icon; label: string; sheet: ComponentType<SheetProps> };

/** The button above a part of a project that adds to it, and the sheet that it opens. */
export function AddToPart({ number, icon, label, sheet: AddSheet }: AddToPartProps) {
  const online = useOnline();
  const [isOpen, setOpen] = useState(false);
  const shut = () => setOpen(false);
  return (
    <>
      <p className={styles.all}>
        <Button kind="secondary" icon={icon} disabled={!online} onClick={() => setOpen(true)}>
          {label}
        </Button>
      </p>
      {isOpen && <AddSheet number={number} onClose={shut} onMissing={shut} />}
    </>
  );
}
