import { useWords } from '@callboard/i18n';
import { Banner, Button } from '@callboard/ui';
import styles from './edit-info-sheet.module.css';
import { differing } from './info-form.ts';
import type { InfoField, InfoForm } from './info-form.ts';

type InfoConflictProps = {
  before: InfoForm;
  theirs: InfoForm;
  mine: InfoForm;
  onTake: (field: InfoField) => void;
};

/** Somebody else was faster: what stands there now, beside what is about to be written over it. */
export function InfoConflict({ before, theirs, mine, onTake }: InfoConflictProps) {
  const t = useWords('crew-ops');
  const changed = differing(before, theirs);
  const both = differing(theirs, mine).filter((field) => changed.includes(field));
  const told = (field: InfoField) => theirs[field === 'contactOnSiteId' ? 'contactOnSiteName' : field];
  return (
    <Banner
      kind="warning"
      title={t('edit-crew-info.conflict')}
      text={
        <>
          <p>{t(both.length > 0 ? 'edit-crew-info.conflictBoth' : 'edit-crew-info.conflictApart')}</p>
          {both.map((field) => (
            <div key={field} className={styles.theirs}>
              <p className={styles.label}>
                {t('edit-crew-info.now', { field: t(`edit-crew-info.${field}`) })}
              </p>
              {field !== 'cateringTypeId' && (
                <p className={styles.text}>{told(field) || t('edit-crew-info.nothing')}</p>
              )}
              <Button kind="secondary" onClick={() => onTake(field)}>
                {t('edit-crew-info.take')}
              </Button>
            </div>
          ))}
        </>
      }
    />
  );
}
