import {
  Avatar,
  Button,
  Dialog,
  ListRow,
  Menu,
  Palette,
  SearchField,
  Section,
  Sheet,
  Tabs,
} from '@callboard/ui';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styles from './kitchen.module.css';

export function OverlayShelf() {
  const [open, setOpen] = useState<'dialog' | 'palette' | 'sheet'>();
  const [sought, setSought] = useState('');
  const close = () => setOpen(undefined);
  return (
    <Section title="Dialog, sheet, palette, menu, tabs">
      <div className={styles.row}>
        <Button kind="secondary" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button kind="secondary" onClick={() => setOpen('sheet')}>
          Open sheet
        </Button>
        <Button kind="secondary" onClick={() => setOpen('palette')}>
          Open palette
        </Button>
        <Menu
          label="More"
          items={[
            { id: 'copy', label: 'Duplicate', icon: Copy, hint: 'With all positions', run: close },
            { id: 'move', label: 'Not possible now', disabled: true, run: close },
            { id: 'remove', label: 'Delete crew', icon: Trash2, kind: 'danger', run: close },
          ]}
        />
      </div>
      <Tabs
        label="Crew"
        tabs={[
          { id: 'people', label: 'People', count: 12, content: <p>Erika, Zoë, Gwen and 9 more</p> },
          { id: 'times', label: 'Times', content: <p>07:00 – 15:00</p> },
        ]}
      />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Refuse “Congress dismantle”?"
        text="Petra looks for somebody else at once. You cannot take it back."
        decisive
        actions={
          <>
            <Button kind="secondary" onClick={close}>
              Keep job
            </Button>
            <Button kind="danger" onClick={close}>
              Refuse job
            </Button>
          </>
        }
      />
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Gwen · Mon 23 Nov"
        subtitle="Double booking: 08–16 and 14–20"
        leading={<Avatar name="Gwen Llewellyn" />}
        actions={
          <>
            <Button kind="secondary" onClick={close}>
              Make spare
            </Button>
            <Button kind="secondary" onClick={close}>
              Find best
            </Button>
          </>
        }
      />
      <Palette open={open === 'palette'} onClose={close} title="Search everything">
        <SearchField label="Search everything" value={sought} onValue={setSought} />
        <ul>
          {['Gala dinner', 'Congress dismantle'].map((name) => (
            <ListRow key={name} title={name} onClick={close} />
          ))}
        </ul>
      </Palette>
    </Section>
  );
}
