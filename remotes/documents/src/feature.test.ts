import { checkFeature } from '@callboard/testing';
import feature from './feature.ts';

checkFeature(feature, {
  unanswered: { signingLink: 'Opened from an email by people without an account, who have no help.' },
});
