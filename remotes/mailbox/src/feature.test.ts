import { checkFeature } from '@callboard/testing';
import feature from './feature.ts';
import { unreadQuery } from './base/mailbox.queries.ts';

checkFeature(feature, {
  unanswered: { unsubscribe: 'Opened from a mail by whoever got it; it says itself what it does.' },
});

test('the badge asks what reading a message makes old', () => {
  const [path, , asked] = unreadQuery.queryKey as readonly unknown[] as [
    string,
    object,
    Record<string, unknown>,
  ];
  const [address, search] = feature.pages.messageList.menu.badge.at.split('?');
  expect(`GET ${address}`).toBe(path);
  const entries = Object.entries(asked).map(([name, value]) => [name, String(value)]);
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual(Object.fromEntries(entries));
});
