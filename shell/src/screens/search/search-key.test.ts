import { fireEvent } from '@testing-library/react';
import { rememberSearchKey, searchWanted } from './search-key.ts';

const press = (more = {}) => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, ...more });

test('who asks for the search before it is there has it when it comes', () => {
  rememberSearchKey();
  press({ ctrlKey: false });
  press({ altKey: true });
  expect(press()).toBe(false);
  expect(searchWanted()).toBe(true);
  // From here on the search has its key itself.
  expect(press()).toBe(true);
  expect(searchWanted()).toBe(false);
});

test('who asks twice has changed their mind', () => {
  rememberSearchKey();
  press();
  press({ ctrlKey: false, metaKey: true, key: 'K' });
  expect(searchWanted()).toBe(false);
});
