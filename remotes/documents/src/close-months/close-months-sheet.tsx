import { todayHere, useOnline, useQuery } from '@callboard/client';
import { monthOf } from '@callboard/domain';
import { useErrorText, useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { monthAfter, monthBefore } from '@callboard/parts';
import { Banner, Button, Checkbox, List, Sheet, listFace } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { FilePenLine } from 'lucide-react';
import { useState } from 'react';
import { MonthSteps } from '../accounts/month-steps.tsx';
import styles from './close-months.module.css';
import { monthsToLockQuery } from './close-months.queries.ts';
import { MonthChoice } from './month-choice.tsx';
import { useCloseMonths } from './use-close-months.ts';
import type { MonthOfPerson, Refused } from './use-close-months.ts';

const nothing = () => undefined;

/** A month closed for several people at once: whoever has no hours to approve is ticked. */
export function CloseMonthsSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('documents');
  const { date, number } = useFormat();
  const online = useOnline();
  const errorText = useErrorText();
  const thisMonth = monthOf(todayHere());
  const [month, setMonth] = useState(() => monthBefore(thisMonth));
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const read = useRead(useQuery(monthsToLockQuery(month)));
  const rows = read.kind === 'there' ? read.data.items : [];
  const more = read.kind === 'there' ? read.data.total - rows.length : 0;
  const closable = rows.filter(({ may }) => may.lock);
  const isChosen = ({ personId, openDays }: MonthOfPerson) => said.get(personId) ?? openDays === 0;
  const say = (some: readonly MonthOfPerson[], on: boolean) =>
    setSaid(new Map([...said, ...some.map(({ personId }) => [personId, on] as const)]));
  const chosen = closable.filter(isChosen);
  const { close, forget, refused, busy, error } = useCloseMonths(rows, onClose);
  const show = (next: string) => {
    setMonth(next);
    setSaid(new Map());
    forget();
  };
  const named = date(month, 'month');
  const empty = {
    icon: FilePenLine,
    title: t('close-months.empty'),
    text: t('close-months.emptyText', { month: named }),
  };
  const state = listFace(read, { rows: 4, empty: () => (rows.length === 0 ? empty : null) });
  return (
    <Sheet
      open
      onClose={busy ? nothing : onClose}
      title={t('close-months.title')}
      subtitle={t('close-months.about')}
      actions={
        closable.length > 0 && (
          <Button disabled={!online || chosen.length === 0} busy={busy} onClick={() => close(month, chosen)}>
            {chosen.length === 0
              ? t('close-months.choose')
              : t('close-months.close', { month: named, n: number(chosen.length) })}
          </Button>
        )
      }
    >
      <div className={column.gap4}>
        <MonthSteps
          month={month}
          onMonth={show}
          before={monthBefore(month)}
          after={monthAfter(month) < thisMonth ? monthAfter(month) : null}
        />
        {!online && <Banner kind="info" title={t('close-months.offline')} />}
        {error && <Banner kind="error" {...errorText(error)} />}
        {refused.length > 0 && <NotClosed refused={refused} />}
        {state.kind !== 'full' ? (
          <List label={t('close-months.people')} state={state} />
        ) : (
          <MonthChoices month={named} rows={rows} more={more} isChosen={isChosen} onChosen={say} />
        )}
      </div>
    </Sheet>
  );
}

function NotClosed({ refused }: { refused: readonly Refused[] }) {
  const t = useWords('documents');
  const { number } = useFormat();
  return (
    <Banner
      kind="error"
      title={t('close-months.notClosed', { n: number(refused.length) })}
      text={refused
        .map(({ row, problem }) => `${row.personName}: ${t(`close-months.problem.${problem}`)}`)
        .join(' ')}
    />
  );
}

type MonthChoicesProps = {
  /** In words. */
  month: string;
  rows: readonly MonthOfPerson[];
  /** People beyond those. */
  more: number;
  isChosen: (row: MonthOfPerson) => boolean;
  onChosen: (rows: readonly MonthOfPerson[], chosen: boolean) => void;
};

/** For whom the month is closed, one by one or all at once. */
function MonthChoices({ month, rows, more, isChosen, onChosen }: MonthChoicesProps) {
  const t = useWords('documents');
  const { number } = useFormat();
  const closable = rows.filter(({ may }) => may.lock);
  return (
    <>
      {closable.length === 0 && <Banner kind="success" title={t('account-work.closed', { month })} />}
      {closable.some(({ openDays }) => openDays > 0) && (
        <Banner kind="warning" title={t('close-months.open')} text={t('close-months.openText')} />
      )}
      {more > 0 && <Banner kind="info" title={t('close-months.more', { n: number(more) })} />}
      {closable.length > 1 && (
        <Checkbox
          label={t('close-months.all', { n: number(closable.length) })}
          checked={closable.every(isChosen)}
          onValue={(on) => onChosen(closable, on)}
        />
      )}
      <ul className={styles.people} aria-label={t('close-months.people')}>
        {rows.map((row) => (
          <MonthChoice
            key={row.personId}
            row={row}
            chosen={isChosen(row)}
            onChosen={(on) => onChosen([row], on)}
          />
        ))}
      </ul>
    </>
  );
}
