import type { CrewCheck, ProjectCrew } from '@callboard/contract';

/** What a page about one's own position knows. */
export type OwnPart = { readonly check: CrewCheck; readonly crew: ProjectCrew; readonly now: number };
