import { join } from 'node:path';
import { languages } from '@callboard/contract';
import { finishedFace, labelsOf, readFace } from './face.ts';
import { iconNodes } from './icon.ts';
import { root } from './workspace.ts';

const folder = join(root, 'remotes/mailbox');

test('the face of a feature is read without a browser, with titles in seven languages', async () => {
  const read = await readFace(folder);
  const face = await finishedFace(read);
  expect(face.id).toBe('mailbox');
  expect(Object.values(face.pages).map(({ at }) => at)).toContain('/email-messages/{id}');
  expect(Object.keys(read.imports)).toEqual(
    expect.arrayContaining(Object.keys(face.pages).map((key) => `pages/${key}`)),
  );
  const labels = labelsOf(folder, read);
  for (const language of languages) {
    for (const { title } of Object.values(face.pages)) expect(labels[language]?.[title]).toBeTruthy();
  }
});

test('an icon is its drawing', async () => {
  const nodes = await iconNodes('mail');
  expect(nodes.map(([element]) => element)).toEqual(['path', 'rect']);
  expect(nodes[0]?.[1]).not.toHaveProperty('key');
});

test('an icon that does not exist stops the release', async () => {
  await expect(iconNodes('no-such-icon')).rejects.toThrow('There is no lucide icon "no-such-icon".');
});

test.each([
  ['a list of the API', folder, 'messageList', /^\/emailMessages\?/],
  ['a list that tells more than its rows', join(root, 'remotes/crew-ops'), 'jobList', /^\/jobs\?/],
])('a badge is %s', async (_, of, page, address) => {
  const face = await finishedFace(await readFace(of));
  expect(face.pages[page]?.menu?.badge?.at).toMatch(address);
});

test.each([
  ['an address that the API does not have', '/emailMassages?unread=true', 'which is no list of the API'],
  ['an answer that is no list', '/session', 'which is no list of the API'],
  ['a query that the list does not take', '/emailMessages?unraed=true', 'with a query that it does not take'],
])('a badge with %s stops the release', async (_, at, reason) => {
  const read = await readFace(folder);
  const { messageList } = read.face.pages;
  if (!messageList?.menu) throw new Error('The mailbox is not in the menu.');
  const menu = { ...messageList.menu, badge: { at } };
  const face = { ...read.face, pages: { ...read.face.pages, messageList: { ...messageList, menu } } };
  await expect(finishedFace({ ...read, face })).rejects.toThrow(reason);
});

test('what entries say comes with all plural forms and whole groups, and no more', async () => {
  const crewOps = join(root, 'remotes/crew-ops');
  const { en = {} } = labelsOf(crewOps, await readFace(crewOps));
  expect(Object.keys(en)).toEqual(
    expect.arrayContaining([
      'jobs-to-confirm.all_one',
      'jobs-to-confirm.all_other',
      'job-changes.field.startTime',
    ]),
  );
  expect(en).not.toHaveProperty(['job-changes.before']);
});

test('an entry that leads to a page of somebody else stops the release', async () => {
  const read = await readFace(folder);
  const { unreadMails } = read.face.entries ?? {};
  if (!unreadMails) throw new Error('The mailbox has no entry.');
  const face = { ...read.face, entries: { unreadMails: { ...unreadMails, to: '/jobs' } } };
  await expect(finishedFace({ ...read, face })).rejects.toThrow(
    'leads to /jobs, which is no page of its own',
  );
});

test('an entry without its words stops the release', async () => {
  const read = await readFace(folder);
  const { unreadMails } = read.face.entries ?? {};
  if (!unreadMails) throw new Error('The mailbox has no entry.');
  const face = { ...read.face, entries: { unreadMails: { ...unreadMails, title: 'message-list.unraed' } } };
  expect(() => labelsOf(folder, { ...read, face })).toThrow('have no "message-list.unraed"');
});
