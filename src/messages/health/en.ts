/** Words of Health check, Hand over and Self-test in English. */
import type { HealthWords } from './zh-TW';

export const en: HealthWords = {
  title: 'Health check',
  well: 'All is well. {left} more letters may be sent today.',
  mend: 'Mend now what can be mended? (OK mends, Cancel only looks.)',
  mended: '{count} things were mended.',
  tabMissing: 'Tabs are missing: {tabs}. Bring them back with File > Version history; the data are there.',
  findings: {
    'setup-needed': 'Set up was not run in this file yet, or it is a copy of another one.',
    'form-gone': 'The form "{form}" cannot be opened: it was deleted, or you may not edit it.',
    'form-unlinked': 'The answers of the form "{form}" do not come into this file.',
    'form-unpublished': 'The form "{form}" is not published, so nobody can fill it in.',
    'triggers-missing': '{count} triggers are missing: forms, the floor file or the timed sweep are not taken care of.',
    'triggers-other': 'The triggers run as {owner}, who also sends the letters. To change that, use Hand over.',
    'floor-gone': 'The floor file cannot be opened: it was deleted, or you may not edit it.',
    'zone-file': 'The spreadsheet is in the time zone {found}, the regulation in {zone}.',
    'zone-script':
      'The script is in the time zone {found}, the regulation in {zone}; deadlines follow the regulation, only times in the log differ.',
    'organisers-out':
      'Protected tabs are still closed to these organisers: {who}. Whoever runs the triggers mends that here.',
    'quota-low': 'Only {left} more letters may be sent today and {waiting} are waiting; the others go out tomorrow.',
    'sweep-silent': 'The timed sweep has been silent for {minutes} minutes.',
    'schema-older': 'This file is of an older version ({found}); the program is of {expected}. Try it on a copy first.',
    'schema-newer': 'This file is newer than the program ({found}, the program is {expected}). Update the program.',
  },
  handOver: {
    title: 'Hand over',
    question:
      'Do you ({me}) take the triggers over? Letters will then be sent from your account; {owner} stops by itself.',
    done: 'You have taken over. The triggers of the other account remove themselves when they next run.',
    'already-yours': 'The triggers are yours already.',
    'no-access': 'You cannot open the forms or the floor file; ask the organiser so far to let you edit them.',
  },
  selfTest: {
    title: 'Self-test',
    headings: ['Probe', 'Expected', 'Seen', 'Result'],
    fine: 'as expected',
    differs: 'differs',
    done: 'Self-test finished: {differs} differ. The result is in the tab "{tab}" and can be copied as it stands.',
    probes: {
      'text-by-api': 'Text written through the API keeps its leading zero',
      'formula-by-api': 'Text written through the API that begins with = stays text',
      'text-typed': 'Digits typed by the script become a number',
      atomic: 'One bad request among several: nothing is written',
      lock: 'The script lock can be had and given back',
      properties: 'Script properties can be read back',
      room: 'Program files beside the script are there and whole',
      who: 'It is known who clicked',
      zone: 'Time zone of the script',
      locale: 'Locale of the spreadsheet',
      quota: 'Letters left today are more than 0',
      latency: 'Reading all tabs once takes less than 2000 ms',
    },
  },
};
