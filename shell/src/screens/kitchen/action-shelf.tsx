import { Banner, Button, IconButton, Section, buttonClass, toast, toastTypes } from '@callboard/ui';
import { Bell, Check, Search, Trash2 } from 'lucide-react';
import styles from './kitchen.module.css';

export function ActionShelf() {
  return (
    <>
      <Section title="Buttons">
        <div className={styles.row}>
          <Button icon={Check}>Confirm job</Button>
          <Button kind="secondary">Not now</Button>
          <Button kind="quiet">Forgotten password</Button>
          <Button kind="danger" icon={Trash2}>
            Refuse job
          </Button>
          <a className={buttonClass({ kind: 'secondary' })} href="#link">
            A link as a button
          </a>
        </div>
        <div className={styles.row}>
          <Button busy>Signing in</Button>
          <Button disabled>Not possible</Button>
          <IconButton label="Search" icon={Search} />
          <IconButton label="Notifications, 3 new" icon={Bell} badge={3} />
          <IconButton label="Notifications, many new" icon={Bell} badge={120} active />
        </div>
      </Section>
      <Section title="Banners">
        <Banner
          kind="info"
          title="A new version is ready"
          action={<button type="button">Update now</button>}
        />
        <Banner kind="success" title="Saved" text="The office sees it at once." />
        <Banner kind="warning" title="You are offline" text="What you see is as of 07:41." />
        <Banner kind="error" title="Mailbox does not load" text="Everything else works." />
      </Section>
      <Section title="Toasts">
        <div className={styles.row}>
          {toastTypes.map((type) => (
            <Button
              key={type}
              kind="secondary"
              onClick={() =>
                toast[type](`A message of the kind “${type}”`, {
                  // They stay until somebody presses them, however long that takes.
                  time: 0,
                  ...(type === 'success' && {
                    action: { label: 'Undo', run: () => toast.info('Undone', { time: 0 }) },
                  }),
                })
              }
            >
              {type}
            </Button>
          ))}
        </div>
      </Section>
    </>
  );
}
