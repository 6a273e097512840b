import { crewOpsPages, projectsPages, shellPages } from '@callboard/contract';
import { path, pathsOf } from '@callboard/feature';

export const paths = pathsOf(crewOpsPages);

/** Pages of others that this feature leads to. */
export const pathsElsewhere = {
  home: path(shellPages.home),
  push: path(shellPages.push),
  vacancies: path(projectsPages.projectsVacancy),
};
