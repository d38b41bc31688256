/**
 * Mutation testing of the rooms where a slip costs money or a place: `npm run mutation`, or one folder with
 * `npm run mutation -- --mutate 'src/domain/prizes/**'` (several: parted by commas). Hours for everything, minutes for
 * a small folder; the report is .build/mutation/index.html.
 */
import { readFileSync } from 'node:fs';

const { jest } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const ROOMS = ['payment', 'waitlist', 'registration', 'play', 'pairing', 'prizes', 'standings'];

export default {
  testRunner: 'jest',
  // by name: discovery by pattern would look into folders that are not there on every machine
  plugins: ['@stryker-mutator/jest-runner'],
  mutate: ROOMS.map((room) => `src/domain/${room}/**/*.ts`),
  jest: {
    projectType: 'custom',
    // rules and domain alone: a page in a browser kills no mutant that these do not
    config: { ...jest, testMatch: ['**/test/{domain,rules,formats}/**/*.test.ts'] },
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  ignorePatterns: ['.build', '.state', 'coverage', 'sheets-templates/samples'],
  concurrency: 2,
  timeoutMS: 20_000,
  thresholds: { high: 92, low: 85, break: 85 },
  reporters: ['clear-text', 'html', 'json'],
  htmlReporter: { fileName: '.build/mutation/index.html' },
  jsonReporter: { fileName: '.build/mutation/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  tempDirName: '.stryker-tmp',
};
