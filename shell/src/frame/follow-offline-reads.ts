import { startOfflineReads } from '@callboard/client';
import { sessionStore } from '@callboard/session';

/** Keeps what each person reads, for that person alone. The session itself removes it at the end. */
export async function followOfflineReads(): Promise<void> {
  let session = '';
  const follow = async () => {
    const { payload } = sessionStore.getState();
    const person = payload?.loginData.person?.id ?? payload?.loginData.subject;
    const now = payload && person ? `${payload.tenant}/${person}` : '';
    if (now === session) return;
    session = now;
    if (payload && person) await startOfflineReads({ tenant: payload.tenant, person });
  };
  sessionStore.subscribe(() => void follow());
  await follow();
}
