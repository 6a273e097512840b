/**
 * What a notification can be about, and what the server gives with it, so that a page of it can be addressed. Of what
 * is gone only the id is known; a to-do has besides its day what it is about itself.
 */
export const subjectLinks = {
  /** A position, for whoever works in it. */
  job: ['id'],
  /** A position, for whoever plans it. */
  crewItem: ['id', 'crewId'],
  crew: ['id'],
  vacancy: ['id'],
  todo: ['id', 'day', 'crewId', 'formId', 'projectNumber'],
  payroll: ['id', 'number'],
  payrollItem: ['id'],
  receipt: ['id', 'number'],
  plannerCrew: ['id'],
  form: ['id'],
  document: ['id'],
  absence: ['id', 'day'],
  blockDate: ['id', 'day'],
  person: ['id'],
  personChange: ['id', 'personId'],
} as const satisfies Record<string, readonly string[]>;
export type SubjectKind = keyof typeof subjectLinks;

/** What the search finds besides, and nobody is told of. */
export const foundLinks = {
  project: ['id', 'number'],
  /** What others may see of a person. */
  profile: ['id'],
  contact: ['id'],
  company: ['id'],
  location: ['id'],
  message: ['id'],
  invoice: ['id', 'number'],
} as const satisfies Record<string, readonly string[]>;
/** What a page can be opened for. */
export type OpenedKind = SubjectKind | keyof typeof foundLinks;
