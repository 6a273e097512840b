import { plusCrewsPages } from '@callboard/contract';
import { pathsOf } from '@callboard/feature';

export const paths = pathsOf(plusCrewsPages);
