import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { skillId } from '../base/seed-catalogue.ts';
import { insertAll } from '../seed.db.ts';
import { addPlans } from './add-plans.db.ts';
import { demoPapers } from './demo-papers.ts';
import { otherDocuments } from './other-documents.ts';
import { seedInformation } from './seed-information.db.ts';
import { seedTemplates } from './seed-templates.db.ts';
import { storyDocuments } from './story-documents.ts';

const countOf: Readonly<Record<string, number>> = { nordlicht: 160, redwave: 40 };

async function seedTypes(db: Db, { tenant }: Demo): Promise<void> {
  const german = tenant.defaultLanguage.startsWith('de');
  const say = (en: string, de: string) => (german ? de : en);
  const plain = {
    uploadable: false,
    paperNeeded: false,
    skillId: null,
    parameters: '{}',
    delegation: 'none' as 'none' | 'people' | 'anybody',
  };
  const proof = (at: number) => ({ ...plain, uploadable: true, skillId: skillId(tenant.id, at) });
  const paperReason = say(
    'The law asks for a notice of termination on paper, signed by hand.',
    'Das Gesetz verlangt die Kündigung auf Papier und von Hand unterschrieben.',
  );
  await insertAll(db, 'documentType', [
    { id: 'addendum', caption: say('Agreement', 'Vereinbarung'), ...plain, delegation: 'people' },
    {
      id: 'confidentiality',
      caption: say('Confidentiality', 'Vertraulichkeit'),
      ...plain,
      delegation: 'anybody',
    },
    { id: 'instruction', caption: say('Instruction', 'Unterweisung'), ...plain },
    { id: 'firstAidProof', caption: say('Proof: first aid', 'Nachweis: Erste Hilfe'), ...proof(0) },
    { id: 'forkliftProof', caption: say('Proof: forklift', 'Nachweis: Stapler'), ...proof(1) },
    { id: 'drivingProof', caption: say('Proof: driving licence', 'Nachweis: Führerschein'), ...proof(4) },
    { id: 'staffContract', caption: say('Employment contract', 'Dienstvertrag'), ...plain },
    {
      id: 'socialSecurity',
      caption: say('Social security', 'Sozialversicherung'),
      ...plain,
      uploadable: true,
    },
    {
      id: 'termination',
      caption: say('Termination', 'Kündigung'),
      ...plain,
      paperNeeded: true,
      parameters: JSON.stringify({ paperReason }),
    },
  ]);
}

const placesOfPapers = (db: Db) => ({
  project: db.selectFrom('project').select('id').orderBy('number').limit(8),
  crew: db.selectFrom('crew').select('id').orderBy('startDate', 'desc').orderBy('id').limit(8),
  company: db.selectFrom('company').select('id').orderBy('number').limit(4),
  form: db.selectFrom('form').select('id').where('kind', '=', 'training').orderBy('id').limit(2),
  rateCard: db.selectFrom('rateCard').select('id').orderBy('caption').limit(2),
  contact: db
    .selectFrom('contact')
    .select('id')
    .where('kind', '=', 'companyPerson')
    .orderBy('number')
    .limit(2),
});

type Place = keyof ReturnType<typeof placesOfPapers>;
type Found = ReturnType<typeof placesOfPapers>[Place];

/** Papers for everybody lie at projects, crews and companies with their rate cards and contacts, and before a training. */
async function seedLinks(
  db: Db,
  documents: readonly { id: string; status: string; typeId: string }[],
): Promise<void> {
  const open = documents.filter((one) => one.status === 'information' && one.typeId === 'instruction');
  const places: { kind: Place; id: string }[] = [];
  for (const [kind, found] of Object.entries(placesOfPapers(db)) as [Place, Found][])
    for (const { id } of await found.execute()) places.push({ kind, id });
  const rows = places.flatMap(({ kind, id }, at) => {
    const document = open.at(-1 - (at % Math.max(1, open.length)));
    return document ? [{ documentId: document.id, subjectKind: kind, subjectId: id, rank: at }] : [];
  });
  await insertAll(db, 'documentLink', rows);
}

/** Papers to sign, to hand in and to read. The third tenant has none. */
export async function seedDocuments(db: Db, demo: Demo): Promise<void> {
  const count = countOf[demo.tenant.id] ?? 0;
  const me = demo.personOf('crew');
  const office = demo.personOf('office');
  if (count === 0 || !me || !office) return;
  const { papers, rows } = await demoPapers(demo);
  await insertAll(db, 'file', rows);
  await seedTypes(db, demo);
  await seedTemplates(db, demo);
  const others = demo.people.filter(({ id }) => id !== me.id);
  const stories = storyDocuments(me, [office, ...others.filter(({ id }) => id !== office.id).slice(4)]);
  const plans = [...stories, ...otherDocuments(demo, count - stories.length)];
  const documents = await addPlans(db, demo, plans, { papers, office });
  await seedLinks(db, documents);
  await seedInformation(db, demo, papers);
}
