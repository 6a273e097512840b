import { path, routerPath } from './path.ts';

const forms = path('/forms/{id}/{name?}/{questionId?}');

test.each([
  ['an address without parameters', path('/mailbox').to(), '/mailbox'],
  [
    'a parameter is written safely',
    path('/email-messages/{id}').to({ id: 'a/b ?' }),
    '/email-messages/a%2Fb%20%3F',
  ],
  ['optional parts may be missing', forms.to({ id: '1' }), '/forms/1'],
  ['optional parts may be there', forms.to({ id: '1', name: 'Check' }), '/forms/1/Check'],
  [
    'what a link restores is its query',
    path('/mailbox').to({}, { q: 'rig & go', unread: true }),
    '/mailbox?q=rig+%26+go&unread=true',
  ],
  ['empty values stay away', path('/mailbox').to({}, { q: '', unread: false, box: undefined }), '/mailbox'],
])('%s', (_, address, expected) => expect(address).toBe(expected));

test('a missing parameter is a mistake, not a strange address', () => {
  const message = path('/email-messages/{id}');
  expect(() => message.to({ id: '' })).toThrow('needs id');
  // @ts-expect-error -- the compiler asks for it as well
  expect(() => message.to({})).toThrow('needs id');
});

test('the router gets its own spelling', () => {
  expect(routerPath('/forms/{id}/{name?}/{questionId?}')).toBe('/forms/:id/:name?/:questionId?');
});
