import { CallError, call, saveFile, useOnline } from '@callboard/client';
import { persons } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, Button, Section, toast } from '@callboard/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styles from '../account.module.css';

/** Files of years make it large. */
const timeoutMs = 120_000;

export function DownloadData({ personId }: { personId: string }) {
  const t = useWords('account');
  const { today } = useFormat();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CallError | null>(null);

  async function download() {
    setBusy(true);
    setError(null);
    try {
      const file = await call(persons.exportPerson, { params: { id: personId }, timeoutMs });
      saveFile(file, `${t('own-data.file')}-${today()}.zip`);
      toast.success(t('own-data.downloaded'));
    } catch (reason) {
      if (!(reason instanceof CallError)) throw reason;
      setError(reason);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section title={t('own-data.copy-title')}>
      <p className={styles.intro}>{t('own-data.copy-text')}</p>
      {error && <Banner kind="error" {...errorTextOf(error)} />}
      <Button
        kind="secondary"
        icon={Download}
        wide
        busy={busy}
        disabled={!online}
        onClick={() => void download()}
      >
        {t('own-data.download')}
      </Button>
    </Section>
  );
}
