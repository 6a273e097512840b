import type { Config } from 'jest';
import './shared/config/src/test-clock.ts';

const compiler = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};
const shared = { modulePathIgnorePatterns: ['/dist/', '/.data/', '/.releases/', '/.cache/'] };

export default {
  cacheDirectory: '<rootDir>/.cache/jest',
  maxWorkers: 2,
  testSequencer: '<rootDir>/shared/testing/src/in-node/longest-first.ts',
  // Workers grow with every embedded database that they have opened.
  workerIdleMemoryLimit: '1200MB',
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared/testing/src/page-environment.ts',
      transform: { '\\.(m?[jt]sx?)$': ['@swc/jest', compiler] },
      // Many of today's packages ship ES modules only; all of them pass through the compiler, once, cached.
      transformIgnorePatterns: ['/node_modules/.pnpm/(react-dom|jsdom|axe-core)[@+]'],
      moduleNameMapper: { '\\.css$': '<rootDir>/shared/testing/src/css.ts' },
      testMatch: ['<rootDir>/{shell,remotes/*,shared/*}/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/shared/(contract|domain|config)/', '/in-node/'],
      setupFiles: ['<rootDir>/shared/config/src/test-clock.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/src/set-up.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testRunner: '<rootDir>/shared/testing/src/in-node/run-test-file.ts',
      // Only the runner passes through the compiler; Node itself reads what the runner imports.
      transform: {
        '\\.ts$': ['@swc/jest', { ...compiler, module: { type: 'commonjs', ignoreDynamic: true } }],
      },
      testMatch: [
        '<rootDir>/{deploy/*,shared/{contract,domain,config}}/src/**/*.test.ts',
        '<rootDir>/shared/testing/src/in-node/*.test.ts',
      ],
    },
  ],
} satisfies Config;
