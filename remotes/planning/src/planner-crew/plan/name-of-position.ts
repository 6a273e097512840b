import { jobName } from '@callboard/domain';

type Position = {
  readonly project: { readonly name: string };
  readonly crew: { readonly name: string };
  readonly function: { readonly caption: string };
};

/** A position of the plan, as the person who gets it reads it too. */
export const nameOfPosition = ({ project, crew, function: { caption } }: Position): string =>
  jobName({ project: project.name, crew: crew.name, function: caption });
