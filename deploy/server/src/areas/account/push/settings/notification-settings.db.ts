import type { NotificationGroup, NotificationWay } from '@callboard/contract';
import { json } from '#platform/db/tables.ts';
import type { Db } from '#platform/db/tables.ts';
import type { QuietHours } from './quiet-hours.ts';

type Ways = Readonly<Partial<Record<NotificationGroup, NotificationWay>>>;
export type PushSettings = {
  readonly ways: Ways;
  readonly quiet: QuietHours | null;
  /** Where text messages go; with it the person has agreed to them. */
  readonly textNumber: string | null;
  /** The code that was sent to the number was entered. */
  readonly textVerified: boolean;
};

declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'notificationSetting.ways': Ways;
  }
}

const columns = [
  'personId',
  'ways',
  'quietFrom as from',
  'quietUntil as until',
  'textNumber',
  'textVerifiedAt',
] as const;

export const defaultPushSettings: PushSettings = {
  ways: {},
  quiet: null,
  textNumber: null,
  textVerified: false,
};

/** What people have chosen; who never did is missing. */
export async function pushSettingsOf(
  db: Db,
  personIds: readonly string[],
): Promise<Map<string, PushSettings>> {
  const rows = await db
    .selectFrom('notificationSetting')
    .select(columns)
    .where('personId', 'in', [...personIds])
    .execute();
  return new Map(
    rows.map(({ personId, ways, from, until, textNumber, textVerifiedAt }) => [
      personId,
      {
        ways,
        textNumber,
        textVerified: textVerifiedAt !== null,
        quiet: from && until ? { from: from.slice(0, 5), until: until.slice(0, 5) } : null,
      },
    ]),
  );
}

/** Two devices may change two things at once: the row is one's own until the transaction is over. */
export async function lockPushSettings(db: Db, personId: string, at: Date): Promise<PushSettings> {
  await db
    .insertInto('notificationSetting')
    .values({ personId, changedAt: at })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .selectFrom('notificationSetting')
    .select('personId')
    .where('personId', '=', personId)
    .forUpdate()
    .execute();
  return (await pushSettingsOf(db, [personId])).get(personId) ?? defaultPushSettings;
}

export const keepPushSettings = async (
  db: Db,
  personId: string,
  { ways, quiet }: Pick<PushSettings, 'ways' | 'quiet'>,
  at: Date,
): Promise<void> => {
  await db
    .updateTable('notificationSetting')
    .set({
      ways: json(ways),
      quietFrom: quiet?.from ?? null,
      quietUntil: quiet?.until ?? null,
      changedAt: at,
    })
    .where('personId', '=', personId)
    .execute();
};

export const emailOf = async (db: Db, personId: string): Promise<string> =>
  (await db.selectFrom('person').select('email').where('id', '=', personId).executeTakeFirstOrThrow()).email;
