import type { Config } from 'jest';

const transform = {
  '\\.(m?[jt]sx?)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
} satisfies Config['transform'];

const shared = {
  transform,
  // Many of today's packages ship ES modules only; all of them pass through the compiler, once, cached.
  transformIgnorePatterns: ['/node_modules/.pnpm/(react-dom|jsdom|sharp|pino|axe-core|@electric-sql)[@+]'],
  moduleNameMapper: { '\\.css$': '<rootDir>/shared/testing/src/css.ts' },
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.releases/', '/.cache/'],
};

const busyMachine = '<rootDir>/shared/testing/src/busy-machine.ts';

export default {
  cacheDirectory: '<rootDir>/.cache/jest',
  maxWorkers: 2,
  // Workers grow with every embedded database that they have opened.
  workerIdleMemoryLimit: '1200MB',
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{shell,remotes/*,shared/*}/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/shared/(contract|domain|config)/'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/src/set-up.ts', busyMachine],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      setupFilesAfterEnv: [busyMachine],
      testMatch: [
        '<rootDir>/{deploy/*,shared/{contract,domain,config}}/src/**/*.test.ts',
        '<rootDir>/*.test.ts',
      ],
    },
  ],
} satisfies Config;
