import { keptSharing } from './kept-sharing.ts';

/** Who is there need not be looked for: from the check-in on nothing leaves this phone, with or without network. */
export async function endSharingHere(crewId: string): Promise<void> {
  if (keptSharing()?.crewId !== crewId) return;
  const { endSharing } = await import('./sharing.ts');
  endSharing(crewId);
}
