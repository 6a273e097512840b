import { plannerGrid, planningDrafts } from '@callboard/contract';
import type { GridFilters, GridPerson, PlannerGrid } from '@callboard/contract';
import { sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

/** Made up for tests: a Monday in November. */
export const monday = '2026-11-23';

type Cell = GridPerson['cells'][number];
const { element: personShape } = plannerGrid.plannerGrid.answer.shape.people.def;

export const sampleCell = (day: string, own: PartOf<Cell> = {}): Cell =>
  sampleOf(personShape.shape.cells.def.element, {
    day,
    fill: 'confirmed',
    from: '08:00',
    until: '18:00',
    items: [{ id: `item-${day}`, version: 1, status: 'confirmed' }],
    ...own,
  });

export const samplePerson = (n: number, own: PartOf<GridPerson> = {}): GridPerson =>
  sampleOf(personShape, {
    id: `p-${n}`,
    name: `Person ${n}`,
    city: n % 2 === 0 ? 'Wien' : 'Graz',
    regionId: n % 2 === 0 ? 'east' : 'south',
    crews: ['own'],
    functions: n % 3 === 0 ? ['rigger'] : ['hand'],
    ...own,
  });

export const sampleGrid = (people: readonly GridPerson[], own: PartOf<PlannerGrid> = {}): PlannerGrid =>
  sampleOf(plannerGrid.plannerGrid, {
    from: monday,
    to: '2026-11-29',
    today: monday,
    people,
    total: people.length,
    page: 1,
    limit: 100,
    hasMembershipCrew: true,
    may: { seeSpare: true, plan: true },
    ...own,
  });

export const noDrafts = sampleOf(planningDrafts.planningDrafts);

export const sampleFigures = (people: readonly GridPerson[]) =>
  sampleOf(plannerGrid.plannerFigures, {
    month: '2026-11-01',
    items: people.map(({ id }, n) => ({
      personId: id,
      quota: 9600,
      planned: 4800,
      worked: 2400,
      timeAccount: 89 - n,
      vacationLeft: 12.5,
      vacationPending: 3,
    })),
  });

export const sampleFilters: GridFilters = sampleOf(plannerGrid.gridFilters, {
  crews: [{ id: 'own', caption: 'Own crew', mine: true }],
  functions: [
    { id: 'rigger', caption: 'Rigger' },
    { id: 'hand', caption: 'Stagehand' },
  ],
  regions: [
    { id: 'east', caption: 'East' },
    { id: 'south', caption: 'South' },
  ],
});

/** A page of these people, as the server answers it. */
export const pageOf = (grid: PlannerGrid, query: URLSearchParams): PlannerGrid => {
  const limit = Number(query.get('limit'));
  const page = Number(query.get('page'));
  return { ...grid, people: grid.people.slice((page - 1) * limit, page * limit), page, limit };
};
