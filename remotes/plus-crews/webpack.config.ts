import { featureConfig } from '@callboard/config';

export default featureConfig(import.meta.dirname);
