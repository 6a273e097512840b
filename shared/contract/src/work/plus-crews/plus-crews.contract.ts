import { bonusFigures, bonusSources, bonusStates } from '@callboard/domain';
import * as z from 'zod/mini';
import { also, person, plannerOrOffice } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { currency, named, sensibleDay } from '../../finance/finance/finance.shapes.ts';
import { day, id, instant, listOf, paging } from '../../endpoint/shapes.ts';

const reader = also(person.with('plusCrews'), 'pluscrew');
/** The login of a plus crew writes for its own, with the right. */
const editor = {
  ...also(plannerOrOffice.with('plusCrews', 'EDIT'), 'pluscrew'),
  limitedRights: [['plusCrews', 'EDIT']] as const,
};
const bundle = 'plus-crews';

export const plusCrewValueTypes = [
  'target',
  'minimumTarget',
  'targetPerformance',
  'onTargetBonus',
  'levels',
] as const;
const valueType = z.enum(plusCrewValueTypes);
/** Shares are hundredths of a percent: 10000 is 100 %. */
const share = z.number().check(z.int(), z.gte(0), z.lte(100_000));
const level = z.object({ attainment: z.number(), factor: z.number() });
export const plusCrewPeriods = ['month', 'quarter', 'year'] as const;
const period = z.enum(plusCrewPeriods);

const valueData = z.object({
  id,
  version: z.number(),
  plusCrewValue: id,
  plusCrew: id,
  type: valueType,
  /** Minor units. */
  value: z.number(),
  dateFrom: day,
  dateTo: z.nullable(day),
  /** Whether it holds today. */
  current: z.boolean(),
});

const value = z.object({
  id,
  version: z.number(),
  plusCrew: id,
  type: valueType,
  unit: z.enum(['money', 'moneyPerHour', 'levels']),
  parameters: z.object({ period: z.optional(period), levels: z.optional(z.array(level)) }),
  /** What holds today; nothing in a gap. */
  current: z.nullable(z.number()),
  datas: z.number(),
});

const point = z.object({
  turnoverMinor: z.number(),
  attainment: z.nullable(z.number()),
  underMinimum: z.boolean(),
  factor: z.number(),
  bonusMinor: z.number(),
});
const state = z.enum(bonusStates);

const plusCrewRow = z.object({
  id,
  version: z.number(),
  number: z.string(),
  name: z.string(),
  company: z.nullable(named),
  currency,
  active: z.boolean(),
  members: z.number(),
  state,
  bonusSoFarMinor: z.number(),
  bonusLikelyMinor: z.number(),
});

const progress = z.object({
  plusCrew: z.object({ id, number: z.string(), name: z.string(), currency }),
  /** The period that the target is for. */
  from: day,
  to: day,
  on: day,
  asOf: instant,
  values: z.object({
    target: z.nullable(z.number()),
    minimumTarget: z.nullable(z.number()),
    targetPerformance: z.nullable(z.number()),
    onTargetBonus: z.nullable(z.number()),
    levels: z.array(level),
  }),
  /** Values that nobody has set for this day. */
  missing: z.array(valueType),
  turnoverMinor: z.number(),
  bookedMinor: z.number(),
  workedMinutes: z.number(),
  forecastMinor: z.number(),
  /** Turnover of an hour, in minor units. */
  performance: z.nullable(z.number()),
  teamSpeed: z.nullable(z.number()),
  soFar: point,
  likely: point,
  next: z.nullable(
    z.object({
      attainment: z.number(),
      factor: z.number(),
      turnoverMinor: z.number(),
      missingMinor: z.number(),
      bonusMinor: z.number(),
    }),
  ),
  state,
  /** Where each figure comes from, for whoever taps it. */
  explained: z.array(
    z.object({
      figure: z.enum(bonusFigures),
      value: z.nullable(z.number()),
      from: z.array(
        z.object({ name: z.enum([...bonusFigures, ...bonusSources]), value: z.nullable(z.number()) }),
      ),
    }),
  ),
  days: z.array(
    z.object({
      day,
      turnoverMinor: z.number(),
      workedMinutes: z.number(),
      bookedMinor: z.number(),
    }),
  ),
});

const captioned = listOf(z.object({ id, caption: z.string() }));

export const plusCrews = {
  plusCrews: endpoint({
    method: 'GET',
    path: '/plusCrews',
    about: 'Plus crews: all for who plans, for others those they are in; a plus-crew login sees its own.',
    allow: reader,
    bundle,
    query: z.strictObject({ ...paging, active: z.optional(z.enum(['true', 'false'])) }),
    answer: listOf(plusCrewRow),
    source: 'spec',
  }),
  plusCrew: endpoint({
    method: 'GET',
    path: '/plusCrews/{number}',
    about: 'One plus crew with its people and what the caller may do.',
    allow: reader,
    bundle,
    answer: z.extend(plusCrewRow, {
      people: z.array(named),
      may: z.object({ edit: z.boolean() }),
    }),
    source: 'addition',
  }),
  progress: endpoint({
    method: 'GET',
    path: '/prgrss',
    about: 'Bonus forecast of a plus crew, for the period that a day lies in (today where none is named).',
    allow: reader,
    bundle,
    query: z.strictObject({ plusCrew: id, on: z.optional(sensibleDay) }),
    answer: progress,
    source: 'spec',
  }),
  plusCrewValues: endpoint({
    method: 'GET',
    path: '/plusCrewValues',
    about: 'What is set for a plus crew: targets, bonus and levels.',
    allow: reader,
    bundle,
    query: z.strictObject({ ...paging, plusCrew: z.optional(id) }),
    answer: listOf(value),
    source: 'spec',
  }),
  editPlusCrewValue: endpoint({
    method: 'POST',
    path: '/plusCrewValues/{id}',
    about:
      'Changes the settings of a value: the period of a target, the levels. `If-Match` is the version read.',
    allow: editor,
    bundle,
    body: z.strictObject({
      period: z.optional(period),
      levels: z.optional(
        z.array(z.strictObject({ attainment: share, factor: share })).check(z.minLength(1), z.maxLength(20)),
      ),
    }),
    answer: value,
    errors: ['conflict', 'precondition_required'],
    source: 'spec',
  }),
  plusCrewValueDatas: endpoint({
    method: 'GET',
    path: '/plusCrewValueDatas',
    about: 'Values with the days they hold, newest first.',
    allow: reader,
    bundle,
    query: z.strictObject({
      ...paging,
      plusCrew: z.optional(id),
      plusCrewValue: z.optional(id),
      type: z.optional(valueType),
    }),
    answer: listOf(valueData),
    source: 'spec',
  }),
  addPlusCrewValueData: endpoint({
    method: 'POST',
    path: '/plusCrewValueDatas',
    about:
      'A new value from a day on. Where another one holds then it is refused, or ended the day before with `endPrevious`.',
    allow: editor,
    bundle,
    body: z.strictObject({
      plusCrewValue: id,
      value: z.number().check(z.int(), z.gte(0), z.lte(99_999_999_999)),
      dateFrom: sensibleDay,
      dateTo: z.optional(z.nullable(sensibleDay)),
      endPrevious: z.optional(z.boolean()),
    }),
    answer: z.object({ added: valueData, ended: z.nullable(valueData) }),
    source: 'spec',
  }),
  deletePlusCrewValueData: endpoint({
    method: 'DELETE',
    path: '/plusCrewValueDatas/{id}',
    about: 'Deletes a value of a period.',
    allow: editor,
    bundle,
    answer: 'nothing',
    source: 'spec',
  }),
  plusCrewTypes: endpoint({
    method: 'GET',
    path: '/plusCrewTypes',
    about: 'Kinds of plus crews.',
    allow: reader,
    bundle,
    query: z.strictObject(paging),
    answer: captioned,
    source: 'spec',
  }),
  plusCrewValueTypes: endpoint({
    method: 'GET',
    path: '/plusCrewValueTypes',
    about: 'Kinds of values of a plus crew; captions are translated by the screens.',
    allow: reader,
    bundle,
    query: z.strictObject(paging),
    answer: captioned,
    source: 'spec',
  }),
};
export type PlusCrewRow = z.infer<typeof plusCrewRow>;
export type PlusCrew = z.infer<typeof plusCrews.plusCrew.answer>;
export type PlusCrewProgress = z.infer<typeof progress>;
export type PlusCrewValue = z.infer<typeof value>;
export type PlusCrewPeriod = z.infer<typeof period>;
export type PlusCrewValueData = z.infer<typeof valueData>;
