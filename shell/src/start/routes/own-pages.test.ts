import { home, shellPages } from '@callboard/contract';
import { ownPages } from './own-pages.ts';

test('what home reads is asked for with its code, not after it', () => {
  const page = ownPages.find(({ path }) => path === shellPages.home);
  expect(page?.warm).toEqual([home.home.path]);
});
