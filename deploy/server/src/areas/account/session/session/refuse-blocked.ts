import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { settingsOfTenant } from '../../settings/settings.public.ts';
import type { Login } from './login.db.ts';

/** Told only to who has proved that the login is theirs. */
export async function refuseBlocked(login: Login, { db, tenant }: Ctx): Promise<void> {
  if (!login.blocked) return;
  const { contactEmail, contactPhone } = await settingsOfTenant(db);
  throw new AppError('account_blocked', {
    params: { tenant: tenant.name, email: contactEmail, phone: contactPhone },
  });
}
