import { messageReader } from './message-reader.ts';

const text =
  ': beat\n\nid: m.1\nevent: ready\ndata: {"names":[]}\n\nid: m.2\nevent: changed\ndata: {"names":["jobs"],"by":"abc"}\n\n';
const whole = [
  { id: 'm.1', event: 'ready', message: { names: [] } },
  { id: 'm.2', event: 'changed', message: { names: ['jobs'], by: 'abc' } },
];

test('messages come out whole, wherever the stream is cut; a sign of life is none', () => {
  for (let at = 0; at <= text.length; at += 1) {
    const read = messageReader();
    expect([...read(text.slice(0, at)), ...read(text.slice(at))]).toEqual(whole);
  }
});

test('what cannot be read may have named anything', () => {
  const [heard] = messageReader()('id: m.3\nevent: changed\ndata: {"nam\n\n');
  expect(heard?.message).toEqual({ names: ['*'] });
});
