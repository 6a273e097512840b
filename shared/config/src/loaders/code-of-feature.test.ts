type Loader = { default: (source: string) => string };
const loader = () => import('./code-of-feature.mjs' as string) as Promise<Loader>;

const source = `import { crew, feature } from '@callboard/feature';
const worker = crew.with('projects');
const asked = { icon: 'briefcase', to: '/jobs' };
export default feature({
  id: 'crew-ops',
  pages: {
    jobs: { at: '/jobs', allow: worker, menu: { icon: 'briefcase' }, page: () => import('./jobs.tsx') },
    'job': { at: '/jobs/{id}', page: () => import(/* webpackChunkName: "job" */ './job.tsx') },
  },
  cards: { now: { slot: 'home/now', card: () => import('./now.tsx') } },
  entries: { asked: { ...asked, act: () => import('./act.tsx') }, told: { ...asked } },
  ahead: { allow: worker, reads: () => import('./reads.ts') },
  words: (language) => import(\`./words/\${language}.json\`),
});
`;

test('code that runs stays as it is written, and the face is gone', async () => {
  const { default: codeOfFeature } = await loader();
  expect(codeOfFeature(source)).toBe(`import { crew, feature } from '@callboard/feature';
const worker = /*#__PURE__*/ crew.with('projects');
const asked = { icon: 'briefcase', to: '/jobs' };
export default feature({pages:{jobs:{page: () => import('./jobs.tsx')},'job':{page: () => import(/* webpackChunkName: "job" */ './job.tsx')}},cards:{now:{card: () => import('./now.tsx')}},entries:{asked:{act: () => import('./act.tsx')}},ahead:{reads: () => import('./reads.ts')},words: (language) => import(\`./words/\${language}.json\`)});
`);
});

test('another way to write a feature stops the build', async () => {
  const { default: codeOfFeature } = await loader();
  expect(() => codeOfFeature('const own = {}; export default own;')).toThrow('feature({ … })');
});
