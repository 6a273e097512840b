import type { BodyOf, crewItems, ProjectCrewItem } from '@callboard/contract';
import {
  changeEffect,
  itemTimeProblem,
  materialDifferences,
  positionFacts,
  shiftedTimes,
  shortestItemMinutes,
} from '@callboard/domain';
import type { ItemTimes, TimeShift } from '@callboard/domain';
import type { Format } from '@callboard/i18n';
import { readMinutes } from '@callboard/parts';
import type { FieldProblem } from '@callboard/parts';

export const shiftKinds = ['keep', 'at', 'earlier', 'later'] as const;
type ShiftKind = (typeof shiftKinds)[number];

/** What several positions get at once: '' and 'keep' where a thing stays as each has it. */
export type ChangeForm = {
  readonly startKind: ShiftKind;
  readonly startAt: string;
  readonly startBy: string;
  readonly endKind: ShiftKind;
  readonly endAt: string;
  readonly endBy: string;
  readonly functionId: string;
  readonly replacesNote: boolean;
  readonly note: string;
  readonly reason: string;
};
export const nothingChanged: ChangeForm = {
  startKind: 'keep',
  startAt: '',
  startBy: '',
  endKind: 'keep',
  endAt: '',
  endBy: '',
  functionId: '',
  replacesNote: false,
  note: '',
  reason: '',
};
type Body = BodyOf<typeof crewItems.editCrewItems>;
const mostMinutes = 12 * 60;

type Typed = { readonly kind: ShiftKind; readonly at: string; readonly by: string };
const startOf = ({ startKind: kind, startAt: at, startBy: by }: ChangeForm): Typed => ({ kind, at, by });
const endOf = ({ endKind: kind, endAt: at, endBy: by }: ChangeForm): Typed => ({ kind, at, by });

function shiftOf({ kind, at, by }: Typed, format: Format): TimeShift | undefined {
  if (kind === 'keep') return undefined;
  if (kind === 'at') return at ? { at } : undefined;
  const minutes = readMinutes(by, format);
  return minutes ? { by: kind === 'later' ? minutes : -minutes } : undefined;
}

const shiftsOf = (form: ChangeForm, format: Format) => ({
  start: shiftOf(startOf(form), format),
  end: shiftOf(endOf(form), format),
});

export function changeBody(items: readonly ProjectCrewItem[], form: ChangeForm, format: Format): Body {
  const { start, end } = shiftsOf(form, format);
  return {
    items: items.map(({ crewItemId: id, version }) => ({ id, version })),
    ...(start && { start }),
    ...(end && { end }),
    ...(form.functionId && { functionId: form.functionId }),
    ...(form.replacesNote && { comment: form.note }),
    ...(form.reason.trim() && { force: true, reason: form.reason.trim() }),
  };
}

/** Nothing that would change anything has been chosen yet. */
export const isEmpty = (form: ChangeForm, format: Format): boolean => {
  const { start, end } = shiftsOf(form, format);
  return !start && !end && !form.functionId && !form.replacesNote;
};

const timesOfItem = (item: ProjectCrewItem): ItemTimes => item;

/** The times of a position with what is typed. */
export const changedTimes = (item: ProjectCrewItem, form: ChangeForm, format: Format): ItemTimes =>
  shiftedTimes(timesOfItem(item), shiftsOf(form, format));

function shiftProblems(
  typed: Typed,
  names: { readonly at: 'startAt' | 'endAt'; readonly by: 'startBy' | 'endBy' },
  format: Format,
): FieldProblem<keyof ChangeForm>[] {
  if (typed.kind === 'keep') return [];
  if (typed.kind === 'at') return typed.at ? [] : [{ path: names.at, code: 'required' }];
  if (typed.by.trim() === '') return [{ path: names.by, code: 'required' }];
  const minutes = readMinutes(typed.by, format);
  return minutes !== null && minutes > 0 && minutes <= mostMinutes
    ? []
    : [{ path: names.by, code: 'bad_format' }];
}

export const changeProblems = (form: ChangeForm, format: Format): FieldProblem<keyof ChangeForm>[] => [
  ...shiftProblems(startOf(form), { at: 'startAt', by: 'startBy' }, format),
  ...shiftProblems(endOf(form), { at: 'endAt', by: 'endBy' }, format),
];

/** Times that cannot be, of the first position that would have them. */
export function wrongTimes(items: readonly ProjectCrewItem[], form: ChangeForm, format: Format) {
  for (const item of items) {
    const problem = itemTimeProblem(changedTimes(item, form, format));
    if (problem) return { item, problem: { ...problem, params: { min: shortestItemMinutes } } };
  }
  return null;
}

/** Who confirms again, and who is only notified, by the rules that the server follows. */
export function recipientsOf(
  items: readonly ProjectCrewItem[],
  form: ChangeForm,
  { format, functionCaption }: { readonly format: Format; readonly functionCaption: string | null },
) {
  // What has to do with pay stays as it is.
  const payBasis = '';
  const kinds = Map.groupBy(
    items.filter(({ personId }) => personId !== null),
    (item) => {
      const differences = materialDifferences(
        positionFacts(timesOfItem(item), { functionCaption: item.functionCaption, payBasis }),
        positionFacts(changedTimes(item, form, format), {
          functionCaption: functionCaption ?? item.functionCaption,
          payBasis,
        }),
      );
      const alwaysNotify = form.replacesNote && form.note !== item.comment;
      return changeEffect({ status: item.status, changes: [] }, { differences, alwaysNotify }).kind;
    },
  );
  return {
    confirmAgain: [...(kinds.get('confirmAgain') ?? []), ...(kinds.get('asConfirmed') ?? [])],
    notified: kinds.get('notified') ?? [],
  };
}
