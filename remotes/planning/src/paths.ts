import { planningPages } from '@callboard/contract';
import { pathsOf } from '@callboard/feature';

export const paths = pathsOf({ plannerCrew: planningPages.plannerCrew });
