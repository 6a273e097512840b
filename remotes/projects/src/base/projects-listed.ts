/** What the list leaves out: what began long ago, and what is no work for a client. */
export const listedProjects = {
  limit: 60,
  beginDateFrom: '2018-01-01',
  withoutKinds: 'internal,sickness,vacation',
} as const;

export const listedVacancies = { limit: 60 } as const;

/** Nobody has more people than one answer holds. */
export const listedPeople = { limit: 1000, page: 1 } as const;
