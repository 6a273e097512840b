import type { Db } from '#platform/db/tables.ts';
import { addLogin, signIn } from './people.fixture.ts';
import type { TestServer } from './test-server.ts';
import {
  plantCompany,
  plantContact,
  plantCrew,
  plantFunction,
  plantItem,
  plantLocation,
  plantProject,
} from './plant.db.ts';

/** 2026-11-21 08:00–18:00 in Vienna. */
export const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+01:00`);
/** At the hall, and 1.4 km off. */
export const there = { latitude: 48.2167, longitude: 16.4044, accuracyM: 12 };
export const away = { latitude: 48.2293, longitude: 16.4044, accuracyM: 20 };

/** A crew of a client's project with a chief and two people; `outsider` belongs to nothing. */
export async function plantSite(db: Db): Promise<void> {
  const crewRights: [string, string][] = [
    ['crews', 'READ'],
    ['crewProfile', 'CONTACT'],
  ];
  for (const login of ['chief', 'mia', 'tom']) await addLogin(db, { login, rights: crewRights });
  await addLogin(db, { login: 'outsider' });
  const edit: [string, string][] = [
    ['crews', 'READ'],
    ['crews', 'EDIT'],
  ];
  await addLogin(db, { login: 'planner', types: ['planners'], rights: edit });
  await addLogin(db, { login: 'office', types: ['office'] });
  for (const login of ['client', 'stranger']) await addLogin(db, { login, types: ['clients'] });
  await db.updateTable('person').set({ phone: '+431' }).where('phone', '=', '').execute();
  const opera = await plantCompany(db, { id: 'opera', name: 'Opera' });
  const other = await plantCompany(db, { id: 'other', name: 'Other' });
  const own = { id: 'k-client', name: 'Client', companyId: opera.id, personId: 'person-client' };
  await plantContact(db, { ...own, phone: '+432', role: 'Stage' });
  await plantContact(db, { id: 'k-stranger', companyId: other.id, personId: 'person-stranger' });
  const project = await plantProject(db, {
    id: 'project',
    number: '4711',
    name: 'Night at the opera',
    companyId: opera.id,
    plannerId: 'person-planner',
  });
  await db
    .insertInto('projectContact')
    .values({ projectId: project.id, contactId: 'k-client', role: 'client' })
    .execute();
  const hall = await plantLocation(db, { id: 'hall', name: 'Messe, Gate 3', radiusM: 500 });
  await plantCrew(db, {
    id: 'crew',
    name: 'Load-in',
    projectId: project.id,
    locationId: hall.id,
    contactOnSiteId: 'k-client',
    infoExternal: 'for all',
    infoInternal: 'for the desk',
    infoCrew: 'for the crew',
    infoChief: 'for the chief',
  });
  const { id: functionId } = await plantFunction(db, { caption: 'Rigger' });
  const item = { crewId: 'crew', functionId };
  await plantItem(db, { ...item, id: 'i-chief', personId: 'person-chief', crewChief: true });
  await plantItem(db, { ...item, id: 'i-mia', personId: 'person-mia' });
  await plantItem(db, { ...item, id: 'i-tom', personId: 'person-tom' });
}

export const clientOf = async (server: TestServer, login: string) => (await signIn(server, login)).client;

/** Sends a picture and gives back the id that a call names. */
export async function uploadAs(server: TestServer, login: string, picture: Uint8Array): Promise<string> {
  const { token } = await signIn(server, login);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/uploads?name=picture.jpg',
    headers: {
      host: 'north.test',
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from(picture),
  });
  return String(answer.json().id);
}

/** Everybody has worked from eight to six; the next morning nobody has signed off. */
export async function workTheDay(server: TestServer): Promise<void> {
  server.setNow(at('07:55'));
  await (await clientOf(server, 'chief')).post('/projectCrews/crew/checkAll', { step: 'in' });
  server.setNow(at('18:00'));
  const chief = await clientOf(server, 'chief');
  const answer = await chief.post('/projectCrews/crew/checkAll', { step: 'out' });
  if (answer.body.done?.length !== 3) throw new Error(`Not everybody has worked: ${answer.text}`);
}
