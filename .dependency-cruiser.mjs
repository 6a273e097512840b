/** The import walls. A rule's comment is the message that its breaker reads. */
const sharedPackages = [
  'contract',
  'domain',
  'client',
  'session',
  'feature',
  'i18n',
  'ui',
  'parts',
  'testing',
  'config',
];
/** What each shared package may import of the others. */
const mayImport = {
  contract: ['domain'],
  domain: [],
  client: ['contract', 'domain'],
  session: ['contract', 'domain', 'client'],
  feature: ['contract', 'domain', 'client', 'session', 'i18n'],
  i18n: ['contract', 'domain'],
  ui: ['i18n'],
  parts: ['contract', 'domain', 'client', 'session', 'feature', 'i18n', 'ui'],
  testing: ['contract', 'i18n', 'client', 'session', 'feature', 'ui'],
  config: [],
};
// In tests, every shared package may use the testing package.
const notTests = '[.]test[.]tsx?$';

const oneWay = sharedPackages.map((name) => ({
  name: `shared-${name}-looks-down`,
  comment: `shared/${name} may import only: ${mayImport[name].join(', ') || 'no other package of ours'}. Move the code up, or pass it in.`,
  severity: 'error',
  from: { path: `^shared/${name}/`, pathNot: notTests },
  to: {
    path: '^shared/',
    pathNot: [`^shared/${name}/`, ...mayImport[name].map((other) => `^shared/${other}/`)],
  },
}));

/** The groups of the server's areas, from what everybody needs up to what needs much. */
const areaGroups = ['account', 'mailbox', 'documents', 'finance', 'work', 'projects', 'people', 'home'];
const server = '^deploy/server/src';
// What only tests use: tests, and the fixtures and drivers of tools/testing.
const forTests = ['[.]test[.]ts$', `${server}/tools/testing/`];

const groupsOneWay = areaGroups.map((group, at) => ({
  name: `server-group-${group}-looks-down`,
  comment: `The areas of ${group} may use only those of: ${areaGroups.slice(0, at).join(', ') || 'no other group'}. Pass in what they need, or move it.`,
  severity: 'error',
  from: { path: `${server}/areas/${group}/`, pathNot: forTests },
  to: {
    path: `${server}/areas/`,
    pathNot: areaGroups.slice(0, at + 1).map((known) => `${server}/areas/${known}/`),
  },
}));

/** The folders of the contract: what every call is made of, then the groups in the server's order. */
const contractGroups = ['languages', 'endpoint', 'forms', 'pages', ...areaGroups];
const contract = '^shared/contract/src';

const contractOneWay = contractGroups.map((group, at) => ({
  name: `contract-group-${group}-looks-down`,
  comment: `What the contract says of ${group} may use only: ${contractGroups.slice(0, at).join(', ') || 'no other folder of it'}. Move the shape down to the first of the two that needs it.`,
  severity: 'error',
  from: { path: `${contract}/${group}/`, pathNot: notTests },
  to: {
    path: `${contract}/`,
    pathNot: contractGroups.slice(0, at + 1).map((known) => `${contract}/${known}/`),
  },
}));

const serverFloors = [
  {
    name: 'server-platform-knows-no-area',
    comment: 'The platform knows no crew and no payroll: pass in what it needs of an area or a tool.',
    severity: 'error',
    from: { path: `${server}/platform/`, pathNot: forTests },
    to: { path: server, pathNot: `${server}/platform/` },
  },
  {
    name: 'server-areas-look-down',
    comment: 'An area uses areas and the platform; tools and the files that start the server lie above it.',
    severity: 'error',
    from: { path: `${server}/areas/`, pathNot: forTests },
    to: { path: server, pathNot: [`${server}/areas/`, `${server}/platform/`] },
  },
  {
    name: 'server-area-public',
    comment: 'What areas need of each other comes through <area>.public.ts, never from a file behind it.',
    severity: 'error',
    from: { path: `${server}/areas/([^/]+)/([^/]+)/`, pathNot: forTests },
    to: {
      path: `${server}/areas/`,
      pathNot: [`${server}/areas/$1/$2/`, `${server}/areas/[^/]+/([^/]+)/[^/]+[.]public[.]ts$`],
    },
  },
  {
    name: 'server-product-without-tests',
    comment: 'The product runs without its tests: what both need is not in tools/testing.',
    severity: 'error',
    from: { path: `${server}/(platform|areas|[^/]+[.]ts$)`, pathNot: forTests },
    to: { path: forTests },
  },
  ...groupsOneWay,
];

export default {
  forbidden: [
    ...oneWay,
    ...serverFloors,
    ...contractOneWay,
    {
      name: 'no-remote-in-remote',
      comment: 'A remote never imports a remote: features meet in slots and by address.',
      severity: 'error',
      from: { path: '^remotes/([^/]+)/' },
      to: { path: '^remotes/([^/]+)/', pathNot: '^remotes/$1/' },
    },
    {
      name: 'nobody-imports-an-app',
      comment: 'Nobody imports shell, a remote, the server or e2e. What two need lives in shared.',
      severity: 'error',
      from: { path: '^(shell|remotes|shared|deploy|e2e)/([^/]+)/' },
      to: {
        path: '^(shell|remotes/[^/]+|deploy/[^/]+|e2e)/',
        pathNot: ['^$1/$2/', '^deploy/(edge|server|release)/src/index[.]ts$', '^(shell|e2e)/'],
      },
    },
    {
      name: 'nobody-imports-the-shell',
      comment: 'The shell is the frame; what a feature needs from it comes through shared/feature.',
      severity: 'error',
      from: { pathNot: '^shell/' },
      to: { path: '^shell/' },
    },
    {
      name: 'cases-are-for-tests',
      comment:
        'Tables of cases are what tests of a rule and of its SQL share; the product runs without them.',
      severity: 'error',
      from: { pathNot: ['[.]test[.]tsx?$', '^shared/domain/src/cases'] },
      to: { path: '^shared/domain/src/cases' },
    },
    {
      name: 'parts-are-for-features',
      comment:
        'A part is bundled into the features and the later pages of the shell that use it; everything else does without.',
      severity: 'error',
      from: {
        pathNot:
          '^(remotes|shared/parts|shell/src/screens/(profile|notifications|push|account|sign-in-ways|page-words))/',
      },
      to: { path: '^shared/parts/' },
    },
    ...['boot', 'boot|runtime', 'boot|runtime|screens'].map((below, at) => ({
      name: `shell-floor-${['boot', 'runtime', 'screens'][at]}`,
      comment: 'The shell has four floors, boot, runtime, screens, start: none imports from above.',
      severity: 'error',
      from: { path: `^shell/src/(${below})/`, pathNot: '[.](test|fixture|driver)[.]tsx?$' },
      to: { path: '^shell/src/', pathNot: `^shell/src/(${below})/` },
    })),
    {
      name: 'nobody-imports-e2e',
      comment: 'Browser stories are nobody’s library.',
      severity: 'error',
      from: { pathNot: '^e2e/' },
      to: { path: '^e2e/' },
    },
    {
      name: 'browser-never-imports-deploy',
      comment: 'What runs in the browser knows the server only by its contract.',
      severity: 'error',
      from: { path: '^(shell|remotes|shared)/' },
      to: { path: '^deploy/' },
    },
    {
      name: 'server-knows-no-browser-package',
      comment: 'The server imports contract and domain; everything else in shared is for the browser.',
      severity: 'error',
      from: { path: '^deploy/(server|edge)/' },
      to: { path: '^shared/(client|session|feature|i18n|ui|parts)/' },
    },
    {
      name: 'one-router',
      comment: 'Features navigate with @callboard/feature, the only router that a feature sees.',
      severity: 'error',
      from: { path: '^(remotes|shared)/', pathNot: '^shared/feature/' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'one-federation-file',
      comment: 'The federation runtime is imported by shell/src/runtime/loader/federation.ts alone.',
      severity: 'error',
      from: {
        path: '^(shell|remotes|shared)/',
        pathNot: ['^shell/src/runtime/loader/federation[.]ts$', '^shared/config/'],
      },
      to: { path: 'node_modules/@module-federation' },
    },
    {
      name: 'one-query-client',
      comment: 'Queries go through @callboard/client.',
      severity: 'error',
      from: { path: '^(remotes|shell|shared)/', pathNot: ['^shared/client/', notTests] },
      to: { path: 'node_modules/(@tanstack/react-query|axios)' },
    },
    {
      name: 'no-deep-paths',
      comment: 'Import a package by its name; its one entry is all that it offers.',
      severity: 'error',
      from: { path: '^(shell|remotes/[^/]+|shared/[^/]+|deploy/[^/]+|e2e)/' },
      to: {
        dependencyTypesNot: ['local'],
        couldNotResolve: true,
      },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    // Packages of node_modules are leaves. `dist` folders are not excluded: a package whose entry lies
    // in one would vanish from the rules.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(planted|generated)/' },

    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
