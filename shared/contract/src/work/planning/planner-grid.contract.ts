import * as z from 'zod/mini';
import { clientOrPlanner, planner } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { day, id, paging } from '../../endpoint/shapes.ts';
import { conflict, plannerAction } from '../crew-items/crew-items.shapes.ts';
import { clock, crewItemStatus } from '../crew-items/item-facts.shapes.ts';
import { presence } from '../crew-checks/check.shapes.ts';
import { cell } from './planning.shapes.ts';

const bundle = 'planning';

const range = { from: day, to: day };
const named = z.object({ id, caption: z.string() });

/** Minutes of the month, and the accounts as they stand today. */
const gridFigures = z.object({
  personId: id,
  quota: z.number(),
  planned: z.number(),
  worked: z.number(),
  /** Hours are checked, but not all of them approved. */
  provisional: z.boolean(),
  timeAccount: z.number(),
  vacationLeft: z.number(),
  vacationPending: z.number(),
});

const { fill, corners, border, reasons, from, until, bankHoliday } = cell.shape;
/** Only what a grid draws, and of positions what changing many at once needs: there are thousands of cells. */
const gridCell = z.object({
  day,
  fill,
  corners,
  border,
  reasons,
  from,
  until,
  bankHoliday,
  items: z.array(z.object({ id, version: z.number(), status: z.string() })),
});

const gridPerson = z.object({
  id,
  name: z.string(),
  city: z.string(),
  regionId: z.nullable(id),
  /** Ids of `gridFilters`. */
  crews: z.array(id),
  functions: z.array(id),
  tags: z.array(id),
  skills: z.array(id),
  /** Days on which there is something; the others are empty. */
  cells: z.array(gridCell),
});

const position = z.object({
  itemId: id,
  version: z.number(),
  crew: z.object({ id, name: z.string() }),
  project: z.object({ number: z.string(), name: z.string() }),
  function: z.object({ caption: z.string(), short: z.string() }),
  from: z.nullable(clock),
  until: z.nullable(clock),
});

export const plannerGrid = {
  plannerGrid: endpoint({
    method: 'GET',
    path: '/plannerGrid',
    about:
      'People that somebody plans, by days, page by page. A client sees only positions of the own company and ' +
      'nothing of days off.',
    allow: clientOrPlanner.with('crews'),
    bundle,
    query: z.strictObject({ ...range, ...paging }),
    answer: z.object({
      ...range,
      today: day,
      people: z.array(gridPerson),
      total: z.number(),
      page: z.number(),
      limit: z.number(),
      bankHolidays: z.array(z.object({ day, caption: z.string() })),
      /** False for a planner whom nobody has given a membership crew: "ask your planner to create it". */
      hasMembershipCrew: z.boolean(),
      may: z.object({ seeSpare: z.boolean(), plan: z.boolean() }),
    }),
    source: 'addition',
  }),
  gridFilters: endpoint({
    method: 'GET',
    path: '/plannerGrid/filters',
    about: 'What the people of the grid can be picked by: only what somebody of them has.',
    allow: clientOrPlanner.with('crews'),
    bundle,
    query: z.strictObject(range),
    answer: z.object({
      crews: z.array(z.object({ ...named.shape, mine: z.boolean() })),
      functions: z.array(named),
      tags: z.array(named),
      regions: z.array(named),
      skills: z.array(named),
    }),
    source: 'addition',
  }),
  plannerFigures: endpoint({
    method: 'GET',
    path: '/plannerGrid/figures',
    about:
      'Hours and accounts of a page of the grid, in the month of its days: whoever sees the people sees them.',
    allow: clientOrPlanner.with('crews'),
    bundle,
    query: z.strictObject({ ...range, ...paging }),
    answer: z.object({ month: day, items: z.array(gridFigures) }),
    source: 'addition',
  }),
  figureLines: endpoint({
    method: 'GET',
    path: '/plannerGrid/people/{id}/figures',
    about: 'What the figures of a person are made of: the days of a month, and the vacations of its year.',
    allow: planner.with('crews'),
    bundle,
    query: z.strictObject({ month: day }),
    answer: z.object({
      days: z.array(
        z.object({
          day,
          quota: z.number(),
          planned: z.number(),
          worked: z.number(),
          /** Counts as worked: a bank holiday, a vacation. */
          credit: z.number(),
          provisional: z.boolean(),
        }),
      ),
      vacations: z.array(z.object({ from: day, to: day, days: z.number(), pending: z.boolean() })),
    }),
    source: 'addition',
  }),
  plannerCell: endpoint({
    method: 'GET',
    path: '/plannerGrid/people/{id}',
    about:
      'A person on a day: the positions with what can be done with each, the number to call, and the open positions ' +
      'of that day with what speaks against each.',
    allow: planner.with('crews'),
    bundle,
    query: z.strictObject({ day }),
    answer: z.object({
      person: z.object({ id, name: z.string() }),
      /** For who has the right to contact people. */
      phone: z.nullable(z.string()),
      items: z.array(
        z.object({
          payMissing: z.boolean(),
          ...position.shape,
          status: crewItemStatus,
          presence,
          location: z.string(),
          reason: z.string(),
          forced: z.nullable(z.object({ by: z.string(), reason: z.string() })),
          conflicts: z.array(conflict),
          actions: z.array(plannerAction),
        }),
      ),
      open: z.array(
        z.object({
          ...position.shape,
          /** Open positions just like this one. */
          places: z.number(),
          /** Neither the position nor a contract says what this person would be paid. */
          payMissing: z.boolean(),
          possible: z.boolean(),
          forceable: z.boolean(),
          conflicts: z.array(conflict),
        }),
      ),
    }),
    source: 'addition',
  }),
};
export type PlannerGrid = z.infer<typeof plannerGrid.plannerGrid.answer>;
export type GridFilters = z.infer<typeof plannerGrid.gridFilters.answer>;
export type GridFigures = z.infer<typeof gridFigures>;
export type GridPerson = z.infer<typeof gridPerson>;
export type CellDetail = z.infer<typeof plannerGrid.plannerCell.answer>;
