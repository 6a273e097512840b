import { useInfiniteQuery, useQuery } from '@callboard/client';
import type { CrewFunction, CrewOfProject } from '@callboard/contract';
import { fieldTextOf, useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button, Checkbox, IconButton, Section, Select, TextField, VisuallyHidden } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';
import { CircleAlert, Copy, Plus, Trash2, UserRoundPlus } from 'lucide-react';
import { functionsQuery, projectBookingQuery } from '../base/projects.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';
import styles from './position-fields.module.css';
import {
  chiefRow,
  isTyped,
  mostPositionRows,
  noRow,
  positionSum,
  rowFaults,
  rowsLike,
} from './position-rows.ts';
import type { PositionRow, RefusedRow } from './position-rows.ts';

type PositionFieldsProps = {
  /** Of all rows, where the summary of errors leads. */
  id: string;
  rows: readonly PositionRow[];
  days: { startDate: string; endDate: string };
  /** A crew of the project that needed people before. */
  like: LikeCrew | undefined;
  /** What is wrong with all of them together. */
  error: string | undefined;
  refused: readonly RefusedRow[];
  /** Whether a field says what is wrong with it already. */
  showsErrors: (fieldId: string, text: string) => boolean;
  onRows: (rows: readonly PositionRow[]) => void;
};

/** Which people a new crew needs on each of its days: a function and how many, row by row. */
export function PositionFields(props: PositionFieldsProps) {
  const { id, rows, days, like, error, refused, showsErrors, onRows } = props;
  const t = useWords('projects');
  const errorText = useErrorText();
  const read = useQuery(functionsQuery);
  const functions = read.data?.items ?? [];
  const faults = rowFaults(rows);
  // The last one only becomes empty.
  const remove = (at: number) => onRows(rows.length > 1 ? rows.filter((_, each) => each !== at) : [noRow]);
  const refusedAt = (at: number) =>
    refused.find((row) => row.at === at && row.functionId === rows[at]?.functionId)?.text;
  const faultText = (at: number, name: 'functionId' | 'rows') => {
    const fault = faults[at]?.[name];
    return fault && showsErrors(`${id}-${at}-${name}`, rows[at]?.[name] ?? '')
      ? fieldTextOf(fault)
      : undefined;
  };
  const isRefused = rows.some((_, at) => refusedAt(at) !== undefined);
  const hasFault = faults.some((fault) => Object.keys(fault).length > 0);
  return (
    <Section title={t('add-crew.positions')}>
      <ol id={id} className={styles.rows}>
        {rows.map((row, at) => (
          <Row
            // oxlint-disable-next-line react/no-array-index-key -- a row is its place
            key={at}
            id={`${id}-${at}`}
            number={at + 1}
            row={row}
            functions={functions}
            errors={{
              functionId:
                refusedAt(at) ??
                faultText(at, 'functionId') ??
                (read.error && !read.data ? errorText(read.error).title : undefined),
              rows: faultText(at, 'rows'),
            }}
            onRow={(next) => onRows(rows.map((each, index) => (index === at ? next : each)))}
            onRemove={rows.length > 1 || isTyped(row) ? () => remove(at) : null}
          />
        ))}
      </ol>
      {rows.length < mostPositionRows && (
        <div className={wrap.gap2}>
          <Button kind="quiet" icon={Plus} onClick={() => onRows([...rows, noRow])}>
            {t('add-crew.addFunction')}
          </Button>
          <Button kind="quiet" icon={UserRoundPlus} onClick={() => onRows([...rows, chiefRow(functions)])}>
            {t('add-crew.addChief')}
          </Button>
          {like && !rows.some(isTyped) && <AsInLast like={like} functions={functions} onRows={onRows} />}
        </div>
      )}
      <PositionSum rows={rows} days={days} />
      {error && !isRefused && !hasFault && (
        <p role="alert" className={styles.error}>
          <CircleAlert size={16} />
          {error}
        </p>
      )}
    </Section>
  );
}

type LikeCrew = { number: string; crew: CrewOfProject };
type AsInLastProps = {
  like: LikeCrew;
  functions: readonly CrewFunction[];
  onRows: PositionFieldsProps['onRows'];
};

/** The people that the last crew needed, in one tap. */
function AsInLast({ like: { number, crew }, functions, onRows }: AsInLastProps) {
  const t = useWords('projects');
  const read = useAllPages(useInfiniteQuery(projectBookingQuery(number)));
  const found = read.kind === 'there' ? rowsLike(crew, read.data.items, functions) : [];
  if (found.length === 0) return null;
  return (
    <Button kind="quiet" icon={Copy} onClick={() => onRows(found)}>
      {t('add-crew.asIn', { name: crew.name })}
    </Button>
  );
}

type RowProps = {
  id: string;
  number: number;
  row: PositionRow;
  functions: readonly CrewFunction[];
  errors: Readonly<Record<'functionId' | 'rows', string | undefined>>;
  onRow: (row: PositionRow) => void;
  onRemove: (() => void) | null;
};

function Row({ id, number, row, functions, errors, onRow, onRemove }: RowProps) {
  const t = useWords('projects');
  const choose = (functionId: string) => {
    const isChief = functions.some((one) => one.id === functionId && one.crewChief);
    onRow({ ...row, functionId, crewChief: isChief || row.crewChief });
  };
  return (
    <li>
      <fieldset className={styles.row}>
        <legend>
          <VisuallyHidden>{t('add-crew.row', { number })}</VisuallyHidden>
        </legend>
        <div className={styles.fields}>
          <Select
            id={`${id}-functionId`}
            label={t('add-crew.function')}
            placeholder={t('add-crew.chooseFunction')}
            options={functions.map((one) => ({ value: one.id, label: one.caption }))}
            value={row.functionId}
            onValue={choose}
            error={errors.functionId}
          />
          <TextField
            id={`${id}-rows`}
            label={t('add-crew.howMany')}
            value={row.rows}
            onValue={(rows) => onRow({ ...row, rows })}
            error={errors.rows}
            inputMode="numeric"
            autoComplete="off"
          />
          <div className={styles.foot}>
            <Checkbox
              label={t('vacancies.crewChief')}
              checked={row.crewChief}
              onValue={(crewChief) => onRow({ ...row, crewChief })}
            />
            {onRemove && (
              <IconButton icon={Trash2} label={t('add-crew.removeRow', { number })} onClick={onRemove} />
            )}
          </div>
        </div>
      </fieldset>
    </li>
  );
}

/** How many positions that makes, day by day and in all. */
function PositionSum({ rows, days }: Pick<PositionFieldsProps, 'rows' | 'days'>) {
  const t = useWords('projects');
  const sum = positionSum(days, rows);
  if (!sum) return null;
  const positions = t('add-crew.count', { count: sum.each });
  return (
    <output className={styles.sum}>
      {sum.days > 1
        ? t('add-crew.sum', { positions, days: t('add-crew.days', { count: sum.days }), all: sum.all })
        : positions}
    </output>
  );
}
