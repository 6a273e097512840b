import { todayIn, useInfiniteQuery, useOnline } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import type { CrewBooking } from '@callboard/contract';
import { jobName, missingPositions } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { useMayCall } from '@callboard/session';
import { DayTile, IconButton, ListRow, StatusPill } from '@callboard/ui';
import { Clock, LifeBuoy, UserRoundPlus, UserRoundSearch, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { FilledPill } from '../project-pill/filled-pill.tsx';
import { PartList } from '../part-list/part-list.tsx';
import styles from '../project/project.module.css';
import { projectBookingQuery } from '../base/projects.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';

const FindBestSheet = openedLater(async () => (await import('./find-best-sheet.tsx')).FindBestSheet);

/** How far the positions of each crew and function are filled, and who could fill what is open. */
export function ProjectShifts({ number }: { number: string }) {
  const t = useWords('projects');
  const [finding, setFinding] = useState<CrewBooking | null>(null);
  const shut = () => setFinding(null);
  return (
    <>
      <PartList
        label={t('shifts.title')}
        read={useAllPages(useInfiniteQuery(projectBookingQuery(number)))}
        keyOf={(shift) => `${shift.crewId} ${shift.functionId} ${shift.startDate} ${shift.startTime}`}
        textOf={({ crewName, functionCaption, startDate }) => `${crewName} ${functionCaption} ${startDate}`}
        rowHeight={104}
        row={(shift) => <ShiftRow shift={shift} onFind={() => setFinding(shift)} />}
        empty={{ icon: UsersRound, title: t('shifts.empty'), text: t('shifts.emptyText') }}
      />
      {finding && <FindBestSheet number={number} shift={finding} onClose={shut} onMissing={shut} />}
    </>
  );
}

function ShiftRow({ shift, onFind }: { shift: CrewBooking; onFind: () => void }) {
  const t = useWords('projects');
  const online = useOnline();
  const mayLook = useMayCall(crewItems.findBest);
  const mayAsk = useMayCall(crewItems.assignPerson);
  const { crewName, functionCaption, startDate, startTime, endTime } = shift;
  const what = jobName({ crew: crewName, function: functionCaption });
  const { needed, confirmed, requested, vacant, draft, spare } = shift;
  const ahead = startDate >= todayIn(shift.timeZone);
  // Who has declined or let it lapse leaves a place that has to be filled.
  const missing = missingPositions({ positions: needed, filled: confirmed, requested });
  const open = Math.max(vacant + draft, ahead ? missing : 0);
  return (
    <ListRow
      leading={
        <DayTile day={startDate} mood={open > 0 ? 'trouble' : requested > 0 ? 'waiting' : 'confirmed'} />
      }
      title={what}
      subtitle={
        <>
          {startTime && endTime ? `${startTime} – ${endTime}` : t('crews.noTimes')}
          <span className={styles.line}>
            <FilledPill filled={confirmed} positions={needed} />
            {requested > 0 && (
              <StatusPill status="waiting" icon={Clock} label={t('crews.requested', { figure: requested })} />
            )}
            {open > 0 && (
              <StatusPill status="trouble" icon={UserRoundPlus} label={t('crews.vacant', { figure: open })} />
            )}
            {spare > 0 && (
              <StatusPill status="spare" icon={LifeBuoy} label={t('shifts.spare', { figure: spare })} />
            )}
          </span>
        </>
      }
      trailing={
        mayLook &&
        mayAsk &&
        open > 0 &&
        ahead && (
          <IconButton
            icon={UserRoundSearch}
            label={t('shifts.findBestFor', { what })}
            disabled={!online}
            onClick={onFind}
          />
        )
      }
    />
  );
}
