import { shellConfig } from '@callboard/config';

export default shellConfig(import.meta.dirname);
