import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { EmptyState, Page, Sheet, useWide } from '@callboard/ui';
import { Info } from 'lucide-react';
import styles from './information.module.css';
import { InfoEntry } from './info-entry.tsx';
import { InfoList } from './info-list.tsx';

/** What the crew should know: a list by category, and one of them beside it or over it. */
export function Component() {
  const t = useWords('crew-ops');
  const wide = useWide();
  const [{ entry = '', kind = '', q = '' }, setSearch] = useSearch();
  const close = () => setSearch({ entry: null });
  const list = (
    <InfoList
      {...{ kind, q }}
      open={wide ? entry : ''}
      onKind={(next) => setSearch({ kind: next })}
      onSearch={(next) => setSearch({ q: next })}
      onOpen={(id) => setSearch({ entry: id })}
    />
  );
  return (
    <Page title={t('crew-info.title')} titleHidden wide={wide}>
      {wide ? (
        <div className={styles.split}>
          {list}
          <section className={styles.pane} aria-label={t('crew-info.entry')}>
            {entry ? (
              <InfoEntry key={entry} id={entry} />
            ) : (
              <EmptyState icon={Info} title={t('crew-info.choose')} text={t('crew-info.chooseText')} />
            )}
          </section>
        </div>
      ) : (
        <>
          {list}
          {entry && <EntrySheet id={entry} onClose={close} />}
        </>
      )}
    </Page>
  );
}

const EntrySheet = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useWords('crew-ops');
  return (
    <Sheet open onClose={onClose} title={t('crew-info.entry')}>
      <InfoEntry id={id} />
    </Sheet>
  );
};
