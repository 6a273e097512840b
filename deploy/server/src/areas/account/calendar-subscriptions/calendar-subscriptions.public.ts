export { revokeSubscriptionsOf } from './subscriptions.db.ts';
