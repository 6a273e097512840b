import type { GridFilters, GridPerson, PlannerGrid } from '@callboard/contract';

/** Made up for tests: a Monday in November. */
export const monday = '2026-11-23';

type Cell = GridPerson['cells'][number];

export const sampleCell = (day: string, own: Partial<Cell> = {}): Cell => ({
  day,
  fill: 'confirmed',
  corners: [],
  border: 'none',
  reasons: [],
  from: '08:00',
  until: '18:00',
  bankHoliday: null,
  items: [
    {
      id: `item-${day}`,
      version: 1,
      status: 'confirmed',
    },
  ],
  ...own,
});

export const samplePerson = (n: number, own: Partial<GridPerson> = {}): GridPerson => ({
  id: `p-${n}`,
  name: `Person ${n}`,
  city: n % 2 === 0 ? 'Wien' : 'Graz',
  regionId: n % 2 === 0 ? 'east' : 'south',
  crews: ['own'],
  functions: n % 3 === 0 ? ['rigger'] : ['hand'],
  tags: [],
  skills: [],
  cells: [],
  ...own,
});

export const sampleGrid = (people: readonly GridPerson[], own: Partial<PlannerGrid> = {}): PlannerGrid => ({
  from: monday,
  to: '2026-11-29',
  today: monday,
  people: [...people],
  total: people.length,
  page: 1,
  limit: 100,
  bankHolidays: [],
  hasMembershipCrew: true,
  may: { seeSpare: true, plan: true },
  ...own,
});

export const noDrafts = {
  items: [],
  openCells: [],
  summary: { changes: 0, ready: 0, people: 0, changed: 0, stopped: 0 },
};

export const sampleFigures = (people: readonly GridPerson[]) => ({
  month: '2026-11-01',
  items: people.map(({ id }, n) => ({
    personId: id,
    quota: 9600,
    planned: 4800,
    worked: 2400,
    provisional: false,
    timeAccount: 89 - n,
    vacationLeft: 12.5,
    vacationPending: 3,
  })),
});

export const sampleFilters: GridFilters = {
  crews: [{ id: 'own', caption: 'Own crew', mine: true }],
  functions: [
    { id: 'rigger', caption: 'Rigger' },
    { id: 'hand', caption: 'Stagehand' },
  ],
  tags: [],
  regions: [
    { id: 'east', caption: 'East' },
    { id: 'south', caption: 'South' },
  ],
  skills: [],
};

/** A page of these people, as the server answers it. */
export const pageOf = (grid: PlannerGrid, query: URLSearchParams): PlannerGrid => {
  const limit = Number(query.get('limit'));
  const page = Number(query.get('page'));
  return { ...grid, people: grid.people.slice((page - 1) * limit, page * limit), page, limit };
};
