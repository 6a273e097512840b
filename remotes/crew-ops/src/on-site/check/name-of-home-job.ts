import type { HomeJob } from '@callboard/contract';
import { jobName } from '@callboard/domain';

/** A job of the start page, as lists and pages name it too. */
export const nameOfHomeJob = ({ project, crew, functionCaption }: HomeJob): string =>
  jobName({ project: project.name, crew, function: functionCaption });
