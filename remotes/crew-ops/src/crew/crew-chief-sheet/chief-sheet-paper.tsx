import { call, invalidate, useOnline, useQuery } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import type { CrewChiefSheet } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, Card, Faces, Skeleton } from '@callboard/ui';
import { Download, Send } from 'lucide-react';
import { useState } from 'react';
import { PaperStatePill } from '../crew-paper/paper-state-pill.tsx';
import { useDownload } from '../crew-paper/use-download.ts';
import styles from './chief-sheet-paper.module.css';
import { crewChiefSheetQuery } from './crew-chief-sheet.queries.ts';
import { ReleaseSheetDialog } from './release-sheet-dialog.tsx';

type ChiefSheetPaperProps = { crewId: string; crewName: string };

/** Where the crew chief sheet stands, with its download and its release after that. */
export function ChiefSheetPaper({ crewId, crewName }: ChiefSheetPaperProps) {
  const read = useRead(useQuery(crewChiefSheetQuery(crewId)));
  return (
    <Faces
      read={read}
      loading={
        <Card>
          <Skeleton width="40%" />
          <Skeleton height="2.75rem" />
        </Card>
      }
    >
      {(sheet) => <Paper sheet={sheet} crewName={crewName} />}
    </Faces>
  );
}

function Paper({ sheet, crewName }: { sheet: CrewChiefSheet; crewName: string }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const { crewId, number, state, may, rows, releasedAt, downloadedAt, timeZone } = sheet;
  const params = { id: crewId };
  const { busy, download } = useDownload({
    name: `${number ?? crewName}.pdf`,
    read: (signal) => call(projectCrews.downloadCrewChiefSheet, { params, signal }),
    onSaved: () => invalidate(crewChiefSheetQuery(crewId)),
  });
  const since = releasedAt
    ? t('crew-chief-sheet.releasedAt', { at: dateTime(releasedAt, timeZone) })
    : downloadedAt && t('crew-chief-sheet.downloadedAt', { at: dateTime(downloadedAt, timeZone) });
  return (
    <Card>
      <div className={styles.line}>
        <p className={styles.words}>
          <span className={styles.name}>{t('crew-chief-sheet.people', { count: rows.length })}</span>
          <span className={styles.hint}>{since || t('crew-chief-sheet.hint')}</span>
        </p>
        <PaperStatePill state={state} />
      </div>
      <div className={styles.actions}>
        {may.download && (
          <Button kind="secondary" icon={Download} busy={busy} disabled={!online} onClick={download}>
            {t('crew-paper.downloadPdf')}
          </Button>
        )}
        {may.release && (
          <Button kind="secondary" icon={Send} disabled={!online} onClick={() => setAsking(true)}>
            {t('crew-chief-sheet.release')}
          </Button>
        )}
      </div>
      {!online && <p className={styles.hint}>{t('crew-paper.offline')}</p>}
      <ReleaseSheetDialog
        open={asking}
        crewId={crewId}
        crewName={crewName}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
