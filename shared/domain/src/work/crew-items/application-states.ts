/** Of a person's application for a vacancy. */
export const applicationStates = ['applied', 'accepted', 'rejected', 'withdrawn', 'filled'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** What can be said of an application, and in which states it holds. */
export const applicationGroups = {
  /** Waits, or was taken: the person does not apply again. */
  open: ['applied', 'accepted'],
  /** The planner has decided. */
  decided: ['accepted', 'rejected', 'filled'],
  /** The place has gone to somebody. */
  taken: ['accepted', 'filled'],
  /** Shown among the person's applications; an accepted one is a job, a withdrawn one is gone. */
  shown: ['applied', 'rejected', 'filled'],
} as const satisfies Record<string, readonly ApplicationState[]>;
