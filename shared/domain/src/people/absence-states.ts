export const absenceKinds = ['vacation', 'unpaid', 'timeInLieu', 'sick', 'paidAbsence'] as const;
export type AbsenceKind = (typeof absenceKinds)[number];
/** What a person asks for; the other kinds are reported or entered by the office. */
export const requestedAbsenceKinds = ['vacation', 'unpaid', 'timeInLieu'] as const satisfies AbsenceKind[];
export type RequestedAbsenceKind = (typeof requestedAbsenceKinds)[number];

export const absenceStates = [
  'requested',
  'approved',
  'refused',
  'withdrawn',
  'cancelRequested',
  'cancelled',
  'reported',
] as const;
export type AbsenceState = (typeof absenceStates)[number];

/** Granted, also while the person asks to work after all. */
const granted = ['approved', 'cancelRequested'] as const;
/** The person is away. */
const away = [...granted, 'reported'] as const;

/** What can be said of an absence, and in which states it holds. */
export const absenceGroups = {
  granted,
  away,
  /** Takes up its days: no second absence fits there. */
  held: ['requested', ...away],
  /** Somebody has decided, for or against it. */
  decided: ['approved', 'refused', 'cancelled'],
  /** Waits for the office to decide. */
  undecided: ['requested', 'cancelRequested'],
} as const satisfies Record<string, readonly AbsenceState[]>;

/**
 * From then on the office alone decides: a request can be answered until its first day is over, what is given is in the
 * books with it.
 */
export const vacationHasBegun = (
  { status, from }: { readonly status: AbsenceState; readonly from: string },
  today: string,
): boolean => (status === 'requested' ? from < today : from <= today);

/** What somebody who decides looks at: what waits for each kind of answer, and what was answered lately. */
export const vacationQueues = ['requests', 'cancellations', 'decided'] as const;
export type VacationQueue = (typeof vacationQueues)[number];
