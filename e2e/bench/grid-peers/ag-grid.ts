import {
  CellStyleModule,
  createGrid,
  InfiniteRowModelModule,
  ModuleRegistry,
  themeQuartz,
} from 'ag-grid-community';
import type { ColDef } from 'ag-grid-community';
import { fillOn, looks, sizes } from './people.ts';
import type { Grid, Person } from './people.ts';

/** AG Grid Community as its guides set up a long list: only what it needs, rows on demand, both ways virtual. */
function open(place: HTMLElement, { days, total, first, page, drawn }: Grid): void {
  ModuleRegistry.registerModules([InfiniteRowModelModule, CellStyleModule]);
  const day = (date: string): ColDef<Person> => ({
    colId: date,
    headerName: String(Number(date.slice(8))),
    width: sizes.column,
    valueGetter: ({ data }) => (data ? (looks[fillOn(data, date)]?.[0] ?? '') : ''),
    cellStyle: ({ data }) => {
      const colour = data && looks[fillOn(data, date)]?.[1];
      return { padding: '0 14px', background: colour ?? '' };
    },
  });
  createGrid<Person>(place, {
    theme: themeQuartz,
    columnDefs: [
      { field: 'name', headerName: 'People', pinned: 'left', width: sizes.names },
      ...days.map(day),
    ],
    defaultColDef: { sortable: false, resizable: false, suppressMovable: true },
    rowHeight: sizes.row,
    rowModelType: 'infinite',
    cacheBlockSize: sizes.perPage,
    infiniteInitialRowCount: total,
    getRowId: ({ data }) => data.id,
    datasource: {
      rowCount: total,
      getRows: ({ startRow, successCallback, failCallback }) => {
        if (startRow === 0) successCallback([...first], total);
        else
          page(startRow / sizes.perPage + 1).then(
            (people) => successCallback([...people], total),
            failCallback,
          );
      },
    },
    onModelUpdated: () => {
      const look = () => {
        if (place.querySelector('.ag-row [col-id=name]')?.textContent) drawn();
        else requestAnimationFrame(look);
      };
      look();
    },
  });
}
Object.assign(globalThis, { peer: open });
