import { DataEditor, GridCellKind } from '@glideapps/glide-data-grid';
import type { GridCell, Item } from '@glideapps/glide-data-grid';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { fillOn, looks, sizes } from './people.ts';
import type { Grid, Person } from './people.ts';

const text = (data: string, bgCell?: string): GridCell => ({
  kind: GridCellKind.Text,
  data,
  displayData: data,
  allowOverlay: false,
  ...(bgCell !== undefined && { themeOverride: { bgCell } }),
});

/** Glide draws on a canvas what is asked of it cell by cell. */
function open(place: HTMLElement, { days, total, first, page, drawn }: Grid): void {
  const people: (Person | undefined)[] = [...first];
  const asked = new Set([1]);
  const show = (person: Person | undefined, column: number) => {
    const day = days[column - 1];
    if (!person) return text('');
    if (day === undefined) return text(person.name);
    const look = looks[fillOn(person, day)];
    return look ? text(look[0], look[1]) : text('');
  };
  const read = (row: number) => {
    const at = Math.floor(row / sizes.perPage) + 1;
    if (asked.has(at)) return;
    asked.add(at);
    void page(at).then((some) => some.forEach((one, n) => (people[(at - 1) * sizes.perPage + n] = one)));
  };
  createRoot(place).render(
    createElement(DataEditor, {
      columns: [
        { title: 'People', id: 'people', width: sizes.names },
        ...days.map((day) => ({ title: String(Number(day.slice(8))), id: day, width: sizes.column })),
      ],
      rows: total,
      rowHeight: sizes.row,
      freezeColumns: 1,
      width: '100%',
      height: '100%',
      getCellContent: ([column, row]: Item) => {
        read(row);
        return show(people[row], column);
      },
      drawCell: (_, draw) => {
        draw();
        drawn();
      },
    }),
  );
}
Object.assign(globalThis, { peer: open });
