import type { ProjectCrew } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, Card, Section } from '@callboard/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import styles from './crew-info.module.css';

const EditInfoSheet = openedLater(
  async () => (await import('../edit-crew-info/edit-info-sheet.tsx')).EditInfoSheet,
);
const audiences = ['crewChief', 'crew', 'external', 'internal'] as const;

/** What is told about a crew, each text with whom it is for. Texts that are not for the caller are not there. */
export function CrewInfo({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);
  const texts = audiences.flatMap((audience) => {
    const text = crew.info[audience];
    return text ? [{ audience, text }] : [];
  });
  if (texts.length === 0 && !crew.may.editInfo) return null;
  const edit = crew.may.editInfo && (
    <Button kind="quiet" icon={Pencil} onClick={() => setEditing(true)}>
      {t('crew.editInfo')}
    </Button>
  );
  return (
    <Section title={t('crew.info')} action={edit}>
      <Card>
        {texts.length === 0 && <p className={styles.none}>{t('crew.noInfo')}</p>}
        {texts.map(({ audience, text }) => (
          <div key={audience} className={styles.info}>
            <h3 className={styles.audience}>{t(`crew.infoFor.${audience}`)}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </Card>
      {editing && <EditInfoSheet crew={crew} onClose={close} onMissing={close} />}
    </Section>
  );
}
