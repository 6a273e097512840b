import type { Keys } from '#platform/keys/keys.ts';
import type { FilePort } from '#platform/ports.ts';
import type { Person } from './demo-people.ts';
import type { DemoTenant } from './demo-tenants.ts';

/** What those who fill in the demo know of the tenant they fill. Everything else is read from its tables. */
export type Demo = {
  readonly tenant: DemoTenant;
  readonly now: Date;
  /** The day that all others are counted from. */
  readonly today: string;
  readonly files: FilePort;
  /** What the installation locks with: addresses of private calendars. */
  readonly keys: Keys;
  /** Those who sign in first, then those of the stories, then invented ones. */
  readonly people: readonly Person[];
  /** The person behind a login of the demo, where this tenant has one. */
  personOf(login: string): Person | undefined;
};
