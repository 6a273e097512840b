import { checkFeature } from '@callboard/testing';
import feature from './feature.ts';

checkFeature(feature);
