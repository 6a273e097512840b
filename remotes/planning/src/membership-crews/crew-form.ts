import type { PlannerCrewRow } from '@callboard/contract';
import type { FieldProblem } from '@callboard/parts';

export const noCrew = { name: '', places: '', note: '', contactAllowed: true };
type CrewValues = typeof noCrew;

export const editableCrew = ({ name, places, note, contactAllowed }: PlannerCrewRow): CrewValues => ({
  name,
  places: places === null ? '' : String(places),
  note,
  contactAllowed,
});

const readPlaces = (text: string): number | null => {
  if (text.trim() === '') return null;
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
};

export const crewBody = (values: CrewValues) => ({ ...values, places: readPlaces(values.places) });

/** What the shape of the body does not say, or says less well. */
export const crewProblems = ({ name, places }: CrewValues): FieldProblem<keyof CrewValues>[] => [
  ...(name.trim() === '' ? [{ path: 'name' as const, code: 'required' as const }] : []),
  ...(Number.isNaN(readPlaces(places)) ? [{ path: 'places' as const, code: 'bad_format' as const }] : []),
];
