import type { GridFilters, GridPerson } from '@callboard/contract';
import { useSearchText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button, Checkbox, SearchField, Sheet, Skeleton } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { useState } from 'react';
import { countsOf, filterKinds, filterPeople, noFilter } from './filter-people.ts';
import type { FilterKind, PeopleFilter } from './filter-people.ts';
import styles from './filter-sheet.module.css';
import type { ShownFilter } from './use-people-filter.ts';

type FilterSheetProps = {
  people: readonly GridPerson[];
  filters: ShownFilter;
  /** Somebody came to type a name. */
  toSearch: boolean;
  onClose: () => void;
};

/** Whom to show; every choice says how many people it leaves. */
export function FilterSheet({ people, filters, toSearch, onClose }: FilterSheetProps) {
  const t = useWords('planning');
  // The address follows when the grid is drawn; a box is ticked at once, and two quick ticks are two.
  const [chosen, setChosen] = useState(filters.filter);
  const filter = { ...chosen, q: filters.filter.q };
  const { options } = filters;
  const toggle = (kind: FilterKind, id: string) => {
    const before = chosen[kind];
    const ids = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
    setChosen({ ...chosen, [kind]: ids });
    filters.choose(kind, ids);
  };
  const clear = () => {
    setChosen(noFilter);
    filters.clear();
  };
  const { text, type } = useSearchText(filter.q, filters.find);
  const count = filterPeople(people, filter).length;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filter.title')}
      actions={
        <>
          <Button kind="secondary" onClick={clear}>
            {t('filter.clear')}
          </Button>
          <Button onClick={onClose}>
            {t('filter.show', { people: t('planner-crew.people', { count }) })}
          </Button>
        </>
      }
    >
      <div className={grid.gap5} ref={toSearch ? focusSearch : undefined}>
        <SearchField label={t('filter.search')} value={text} onValue={type} maxLength={200} />
        {options ? (
          filterKinds
            .filter((kind) => options[kind].length > 0)
            .map((kind) => <Group key={kind} kind={kind} {...{ people, options, filter, toggle }} />)
        ) : (
          <Skeleton height="12rem" />
        )}
      </div>
    </Sheet>
  );
}

/** After the sheet has taken the focus. */
const focusSearch = (groups: HTMLElement | null) =>
  void requestAnimationFrame(() => groups?.querySelector('input')?.focus());

type GroupProps = {
  people: readonly GridPerson[];
  filter: PeopleFilter;
  options: GridFilters;
  kind: FilterKind;
  toggle: (kind: FilterKind, id: string) => void;
};

function Group({ kind, people, options, filter, toggle }: GroupProps) {
  const t = useWords('planning');
  const counts = countsOf(people, filter, kind);
  return (
    <fieldset className={styles.group}>
      <legend>{t(`filter.${kind}`)}</legend>
      {options[kind].map(({ id, caption }) => (
        <div key={id} className={styles.choice}>
          <Checkbox label={caption} checked={filter[kind].includes(id)} onChange={() => toggle(kind, id)} />
          <span className={styles.count}>{counts.get(id) ?? 0}</span>
        </div>
      ))}
    </fieldset>
  );
}
