import type { Insertable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';

type Said = readonly [en: string, de: string];
type Template = {
  key: string;
  name: Said;
  type: string;
  title: Said;
  paragraphs: readonly Said[];
  thenOffice: boolean;
};

const templates: readonly Template[] = [
  {
    key: 'contract',
    name: ['Employment contract', 'Dienstvertrag'],
    type: 'staffContract',
    title: ['Employment contract of {{person.name}}', 'Dienstvertrag von {{person.name}}'],
    paragraphs: [
      [
        '{{tenant.name}}, {{tenant.address}}, employs {{person.name}}, born on {{person.birthday}}, {{person.address}}, number {{person.number}}.',
        '{{tenant.name}}, {{tenant.address}}, beschäftigt {{person.name}}, geboren am {{person.birthday}}, {{person.address}}, Nummer {{person.number}}.',
      ],
      [
        'Work begins on {{contract.start}} as: {{person.functions}}.',
        'Die Arbeit beginnt am {{contract.start}} als: {{person.functions}}.',
      ],
      [
        'An hour is paid {{contract.pay}}. A year has {{contract.vacationDays}} days of vacation.',
        'Eine Stunde wird mit {{contract.pay}} bezahlt. Im Jahr gibt es {{contract.vacationDays}} Urlaubstage.',
      ],
      [
        'The collective agreement for events applies. Changes need a paper that both sides sign.',
        'Es gilt der Kollektivvertrag für Veranstaltungen. Änderungen brauchen ein Papier, das beide Seiten unterschreiben.',
      ],
    ],
    thenOffice: true,
  },
  {
    key: 'confidentiality',
    name: ['Confidentiality', 'Vertraulichkeit'],
    type: 'confidentiality',
    title: ['Confidentiality agreement', 'Vertraulichkeitserklärung'],
    paragraphs: [
      [
        '{{person.name}}, number {{person.number}}, works for {{tenant.name}} and tells nobody what clients have not made public.',
        '{{person.name}}, Nummer {{person.number}}, arbeitet für {{tenant.name}} und sagt niemandem, was Kunden nicht selbst veröffentlicht haben.',
      ],
      [
        'This holds during the work and for three years after it.\n{{today}}',
        'Das gilt während der Arbeit und drei Jahre danach.\n{{today}}',
      ],
    ],
    thenOffice: false,
  },
];

/** Two templates of the first tenant; the others have none yet. */
export async function seedTemplates(db: Db, { tenant, now, personOf }: Demo): Promise<void> {
  const office = personOf('office');
  if (tenant.id !== 'nordlicht' || !office) return;
  const say = ([en, de]: Said) => (tenant.defaultLanguage.startsWith('de') ? de : en);
  const rows = templates.map(
    ({ key, name, type, title, paragraphs, thenOffice }): Insertable<Tables['documentTemplate']> => ({
      id: seedId(tenant.id, 'documentTemplate', key),
      name: say(name),
      typeId: type,
      title: say(title),
      body: paragraphs.map(say).join('\n\n'),
      signing: thenOffice ? 'personThenOffice' : 'person',
      officePersonId: thenOffice ? office.id : null,
      createdAt: now,
    }),
  );
  await insertAll(db, 'documentTemplate', rows);
}
