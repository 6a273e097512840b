import { filledTemplate } from './text-messages.ts';
import type { TextTemplate } from './text-messages.ts';

const template: TextTemplate = {
  address: 'https://texts.example/send?to={to}',
  method: 'POST',
  headers: {},
  body: '{"to":"{to}","text":"{text}","from":"{from}"}',
};
const message = { to: '+43660123', text: 'Say "yes"\n{to} & {text}' };

test('a message stays inside its place: in the address, in JSON, in a form', () => {
  const filled = filledTemplate(template, message);
  expect(filled.address).toBe('https://texts.example/send?to=%2B43660123');
  expect(JSON.parse(filled.body)).toEqual({ to: message.to, text: message.text, from: '{from}' });
  const form = {
    ...template,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'n={to}&t={text}',
  };
  expect(Object.fromEntries(new URLSearchParams(filledTemplate(form, message).body))).toEqual({
    n: message.to,
    t: message.text,
  });
});

test('what is plain text goes as it is', () => {
  const plain = { ...template, headers: { 'content-type': 'text/plain' }, body: '{text}' };
  expect(filledTemplate(plain, message).body).toBe(message.text);
});
