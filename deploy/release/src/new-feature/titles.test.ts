import { pageOfAddress } from './page-of-address.ts';
import { titlesOf } from './titles.ts';

const quietly = { interactive: false };

test('a page of the plan is called as the product calls it', async () => {
  const titles = await titlesOf(pageOfAddress('/payrolls'), {}, quietly);
  expect(titles).toMatchObject({ en: 'Payrolls', nl: 'Loonafrekeningen', deAt: 'Abrechnungen' });
});

test('what is given counts, Austria says it as Germany, and the rest is marked', async () => {
  const titles = await titlesOf(pageOfAddress('/keys'), { en: "Porter's keys", de: 'Schlüssel' }, quietly);
  expect(titles).toEqual({
    en: 'Porter’s keys',
    nl: '⟦Porter’s keys⟧',
    cy: '⟦Porter’s keys⟧',
    fr: '⟦Porter’s keys⟧',
    deAt: 'Schlüssel',
    de: 'Schlüssel',
    es: '⟦Porter’s keys⟧',
  });
});

test('an English title comes from the address', async () => {
  expect((await titlesOf(pageOfAddress('/lost-property'), {}, quietly)).en).toBe('Lost property');
});
