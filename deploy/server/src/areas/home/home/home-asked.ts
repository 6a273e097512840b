import type { BundleId, Permission, RightName } from '@callboard/contract';
import type { TenantRules } from '@callboard/domain';
import { personOf } from '#platform/http/person-of.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { todayOfTenant, tenantRules } from '../../account/settings/settings.public.ts';
import type { Found } from './home-list.ts';
import { homeCounts } from './home-papers.db.ts';

const names = ['today', 'warnings', 'needsYou', 'coming', 'info', 'ready', 'links'] as const;
export type HomeLists = Record<(typeof names)[number], Found[]>;

/** What some parts of home have found, list by list in their order. */
export const mergeLists = (parts: readonly Partial<HomeLists>[]): HomeLists =>
  Object.fromEntries(names.map((name) => [name, parts.flatMap((part) => part[name] ?? [])])) as HomeLists;

/** Who looks at home, and what every part of it needs. */
export type HomeAsked = {
  readonly ctx: Ctx;
  readonly now: Date;
  readonly today: string;
  readonly personId: string;
  readonly rules: TenantRules;
  readonly counts: Awaited<ReturnType<typeof homeCounts>>;
  readonly is: (role: Ctx['caller']['roles'][number]) => boolean;
  readonly holds: (right: RightName, permission?: Permission) => boolean;
  readonly open: (bundle: BundleId) => boolean;
};

export async function askHome(ctx: Ctx): Promise<HomeAsked> {
  const { db, caller, tenant } = ctx;
  const now = ctx.now();
  const personId = personOf(caller);
  const is: HomeAsked['is'] = (role) => caller.roles.includes(role);
  const today = await todayOfTenant(db, now);
  return {
    ctx,
    now,
    today,
    personId,
    rules: await tenantRules(db),
    counts: await homeCounts(db, { personId, today, office: is('office') }),
    is,
    holds: (right, permission = 'READ') => caller.rights[right]?.includes(permission) ?? false,
    open: (bundle) => tenant.bundles.includes(bundle),
  };
}
