/** Of a person's application for a vacancy. */
export const applicationStates = ['applied', 'accepted', 'rejected', 'withdrawn', 'filled'] as const;
export type ApplicationState = (typeof applicationStates)[number];
type States = readonly ApplicationState[];

/** Waits, or was taken: the person does not apply again. */
export const openApplicationStates: States = ['applied', 'accepted'];
/** The planner has decided. */
export const decidedApplicationStates: States = ['accepted', 'rejected', 'filled'];
/** The place has gone to somebody. */
export const takenApplicationStates: States = ['accepted', 'filled'];
/** Shown among the person's applications; an accepted one is a job, a withdrawn one is gone. */
export const shownApplicationStates = ['applied', 'rejected', 'filled'] as const satisfies ApplicationState[];
