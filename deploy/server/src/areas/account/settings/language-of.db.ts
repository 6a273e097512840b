import type { Language } from '@callboard/contract';
import { languages } from '@callboard/contract';
import type { Db } from '#platform/db/tables.ts';
import type { Caller } from '#platform/http/handler.ts';

export async function tenantLanguage(db: Db): Promise<Language> {
  const found = await db.selectFrom('tenantSetting').select('defaultLanguage').executeTakeFirst();
  return languages.find((one) => one === found?.defaultLanguage) ?? 'en';
}

/** The language of the caller, else that of the tenant. */
export const languageOf = async (db: Db, caller: Pick<Caller, 'language'>): Promise<Language> =>
  caller.language ?? (await tenantLanguage(db));
