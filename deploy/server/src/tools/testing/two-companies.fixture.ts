import type { Db } from '#platform/db/tables.ts';
import { addLogin } from './people.fixture.ts';
import { plantCompany, plantContact, plantProject } from './plant.db.ts';

type More = {
  opera?: Parameters<typeof plantCompany>[1];
  fair?: Parameters<typeof plantCompany>[1];
  clara?: Parameters<typeof plantContact>[1];
  ring?: Parameters<typeof plantProject>[1];
  shut?: Parameters<typeof plantProject>[1];
};

/** An opera with a project under way and one that is closed, a fair with one; Clara works for the opera, Paul plans. */
export async function addTwoCompanies(db: Db, rights: [string, string][], more: More = {}): Promise<void> {
  await addLogin(db, { login: 'paul', types: ['planners'], rights });
  await addLogin(db, { login: 'clara', types: ['clients'], rights });
  await plantCompany(db, { id: 'opera', name: 'Opéra', ...more.opera });
  await plantCompany(db, { id: 'fair', name: 'Fair', ...more.fair });
  const ofOpera = { companyId: 'opera' };
  await plantContact(db, { ...ofOpera, id: 'house', kind: 'company', name: 'Opéra' });
  const clara = { personId: 'person-clara', name: 'Clara Ruiz', role: 'Production' };
  await plantContact(db, { ...ofOpera, id: 'clara', ...clara, ...more.clara });
  await plantContact(db, { ...ofOpera, id: 'former', name: 'Former', active: false });
  await plantContact(db, { id: 'fairy', companyId: 'fair', name: 'Fenna' });
  await plantProject(db, { ...ofOpera, id: 'ring', number: '4711', ...more.ring });
  const shut = { beginDate: '2026-01-01', closedAt: new Date() };
  await plantProject(db, { ...ofOpera, id: 'shut', number: '4710', ...shut, ...more.shut });
  await plantProject(db, { id: 'expo', number: '4712', companyId: 'fair' });
}
