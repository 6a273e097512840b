import type { DeliveryNote, HoursRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { DataTable, Section, useWide } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import type { Column } from '@callboard/ui';
import { UsersRound } from 'lucide-react';
import { CorrectedMark } from './corrected-mark.tsx';
import { BreakCell, NamedCell, SpanCell } from './note-cells.tsx';
import { isFirstDownload } from '../note/note-actions.tsx';
import { NoteDownload } from '../note/note-download.tsx';
import { isSigned } from '../note/note-head.tsx';
import styles from './note-hours.module.css';
import { NoteRows, NoteTotal, hoursLinkOf, onMoreDays } from './note-rows.tsx';

const pause = (row: HoursRow) => <BreakCell row={row} />;
/** The cells of one kind of hours, on the clock of the site. */
const spanIn = (kind: 'planned' | 'checked' | 'approved', zone: string) => (row: HoursRow) => (
  <>
    <SpanCell
      from={row[`${kind}From`]}
      until={row[`${kind}Until`]}
      minutes={row[`${kind}Minutes`]}
      zone={zone}
      strong={kind === 'approved'}
    />
    {kind === 'approved' && <CorrectedMark row={row} zone={zone} />}
  </>
);

/** Hours row by row: planned, checked and approved side by side, for ever. */
export function NoteHours({ note }: { note: DeliveryNote }) {
  const { rows, timeZone, roundingMinutes, may } = note;
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const wide = useWide();
  const withDay = onMoreDays(note);
  const name = (row: HoursRow) => (
    <NamedCell
      row={row}
      to={hoursLinkOf(note, row)}
      day={withDay ? date(row.plannedFrom, 'weekday', timeZone) : null}
    />
  );
  const columns: Column<HoursRow>[] = [
    { id: 'name', title: t('delivery-note.person'), names: true, cell: name },
    { id: 'planned', title: t('delivery-note.planned'), cell: spanIn('planned', timeZone) },
    { id: 'checked', title: t('delivery-note.checked'), cell: spanIn('checked', timeZone) },
    { id: 'break', title: t('delivery-note.breakTitle'), cell: pause },
    {
      id: 'approved',
      title: t(isSigned(note) ? 'delivery-note.approved' : 'delivery-note.forApproval'),
      cell: spanIn('approved', timeZone),
    },
  ];
  const state =
    rows.length > 0
      ? ({ kind: 'full' } as const)
      : ({
          kind: 'empty',
          icon: UsersRound,
          title: t('delivery-note.nobody'),
          text: t('delivery-note.nobodyText'),
        } as const);
  return (
    <Section
      title={t('delivery-note.hours')}
      count={rows.length}
      action={may.download && !isFirstDownload(note) && <NoteDownload note={note} kind="quiet" />}
    >
      {wide ? (
        <div className={column.gap2}>
          <DataTable
            label={t('delivery-note.hours')}
            state={state}
            rows={rows}
            keyOf={({ crewItemId }) => crewItemId}
            columns={columns}
          />
          <NoteTotal note={note} />
        </div>
      ) : (
        <NoteRows note={note} state={state} />
      )}
      <p className={styles.function}>
        {t('delivery-note.clock')}
        {roundingMinutes > 0 && ` ${t('delivery-note.rounded', { minutes: roundingMinutes })}`}
      </p>
    </Section>
  );
}
