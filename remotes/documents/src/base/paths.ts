import { documentsPages } from '@callboard/contract';
import { pathsOf } from '@callboard/feature';

export const paths = pathsOf(documentsPages);
