import type { Language } from '@callboard/contract';
import { languages } from '@callboard/contract';
import type { Db } from '../../../platform/db/tables.ts';
import type { Caller } from '../../../platform/http/handler.ts';

export async function tenantLanguage(db: Db): Promise<Language> {
  const found = await db.selectFrom('tenant_setting').select('default_language').executeTakeFirst();
  return languages.find((one) => one === found?.default_language) ?? 'en';
}

/** The language of the caller, else that of the tenant. */
export const languageOf = async (db: Db, caller: Pick<Caller, 'language'>): Promise<Language> =>
  caller.language ?? (await tenantLanguage(db));
