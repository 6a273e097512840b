import type { HomeJob, Tenant } from '@callboard/contract';
import { sessionStore } from '@callboard/session';
import { phoneRules } from '@callboard/testing';
import { isSoon } from '../on-site/now/choose-now.ts';
import { checkedIn } from '../on-site/check/optimistic-check.ts';
import { sampleCheck } from '../on-site/check/sample-check.ts';
import { tenantRules } from './tenant-rules.ts';

const decide = (rules: Partial<typeof phoneRules>) =>
  sessionStore.setState({ tenant: { rules: { ...phoneRules, ...rules } } as Tenant });
afterEach(() => sessionStore.setState({ tenant: null }));

test('a step can be taken back on the phone for as long as the tenant lets it', () => {
  const madeAt = Date.parse('2026-11-20T08:00:00Z');
  const fresh = sampleCheck({ checkedFrom: null });
  decide({ undoCheckSeconds: 300 });
  expect(checkedIn(fresh, { madeAt }).undoUntil).toBe('2026-11-20T08:05:00.000Z');
  decide({ undoCheckSeconds: 10 });
  expect(checkedIn(fresh, { madeAt }).undoUntil).toBe('2026-11-20T08:00:10.000Z');
});

test('a job is soon when the tenant opens its pre-call', () => {
  const job = { startsAt: '2026-11-20T12:00:00Z' } as HomeJob;
  const now = Date.parse('2026-11-20T08:00:00Z');
  decide({ preCallLeadHours: 5 });
  expect(isSoon(job, now)).toBe(true);
  decide({ preCallLeadHours: 3 });
  expect(isSoon(job, now)).toBe(false);
});

test('a tenant that was kept before rules came along follows the usual ones', () => {
  sessionStore.setState({ tenant: { name: 'Nordlicht' } as Tenant });
  expect(tenantRules().undoCheckSeconds).toBe(60);
});
