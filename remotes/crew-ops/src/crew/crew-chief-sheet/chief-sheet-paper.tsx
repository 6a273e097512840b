import { call, invalidate, useOnline, useQuery } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import type { CrewChiefSheet } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { PaperButton, SharePaperButton } from '@callboard/parts';
import type { Paper } from '@callboard/parts';
import { Button, Card, Faces, Skeleton } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { PaperStatePill } from '../crew-paper/paper-state-pill.tsx';
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
      {(sheet) => <Sheet sheet={sheet} crewName={crewName} />}
    </Faces>
  );
}

function Sheet({ sheet, crewName }: { sheet: CrewChiefSheet; crewName: string }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const { crewId, number, state, may, rows, releasedAt, downloadedAt, timeZone } = sheet;
  const params = { id: crewId };
  const paper: Paper = {
    name: `${number ?? crewName}.pdf`,
    read: (signal) => call(projectCrews.downloadCrewChiefSheet, { params, signal }),
    onSaved: () => invalidate(crewChiefSheetQuery(crewId)),
  };
  const since = releasedAt
    ? t('crew-chief-sheet.releasedAt', { at: dateTime(releasedAt, timeZone) })
    : downloadedAt && t('crew-chief-sheet.downloadedAt', { at: dateTime(downloadedAt, timeZone) });
  return (
    <Card>
      <div className={styles.line}>
        <p className={styles.words}>
          <span className={styles.name}>{t('crew-chief-sheet.people', { count: rows.length })}</span>
          <span className={quiet.text}>{since || t('crew-chief-sheet.hint')}</span>
        </p>
        <PaperStatePill state={state} />
      </div>
      <div className={styles.actions}>
        {may.download && (
          <>
            <PaperButton kind="secondary" paper={paper} />
            <SharePaperButton kind="secondary" paper={paper} />
          </>
        )}
        {may.release && (
          <Button kind="secondary" icon={Send} disabled={!online} onClick={() => setAsking(true)}>
            {t('crew-chief-sheet.release')}
          </Button>
        )}
      </div>
      {!online && <p className={quiet.text}>{t('crew-paper.offline')}</p>}
      {asking && <ReleaseSheetDialog crewId={crewId} crewName={crewName} onClose={() => setAsking(false)} />}
    </Card>
  );
}
