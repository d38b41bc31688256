/** The custom menu 賽務: built in AuthMode.LIMITED, so without reading the file; the words follow the locale. */
import { en } from '../src/messages/menu/en';
import { ja } from '../src/messages/menu/ja';
import { zhCN } from '../src/messages/menu/zh-CN';
import { zhTW, type MenuWords } from '../src/messages/menu/zh-TW';

type Key = keyof MenuWords;

const WORDS: Readonly<Record<string, MenuWords>> = { 'zh-TW': zhTW, 'zh-CN': zhCN, ja, en };

const GROUPS: readonly (readonly [Key, readonly Key[]])[] = [
  [
    'registration',
    [
      'takeIn',
      'importEntries',
      'importStatement',
      'reconcile',
      'takeBackMoney',
      'approveEntries',
      'rejectEntry',
      'sendLetters',
      'cancelEntry',
      'closeRegistration',
    ],
  ],
  [
    'places',
    [
      'transferEntry',
      'moveDivision',
      'reinstateEntry',
      'lapseEntry',
      'cancelDivision',
      'undoChange',
      'decideRefund',
      'refundsPaid',
      'correctAddress',
      'resendLetters',
      'markBounced',
      'checkLetters',
      'previewLetter',
    ],
  ],
  ['day', ['openCheckIn', 'printLunch', 'closeCheckIn', 'seatStandby']],
  [
    'play',
    [
      'pairRound',
      'recordResults',
      'drawBracket',
      'correctResult',
      'withdraw',
      'disqualify',
      'requestBye',
      'fileAppeal',
      'decideAppeal',
      'takeBackRound',
      'takeBackBracket',
      'refreshViews',
      'lineText',
      'printPairings',
    ],
  ],
  ['awards', ['prizes', 'printCertificates', 'exportReport', 'luckyDraw', 'verifyDraw']],
  ['privacy', ['exportPerson', 'purge']],
  ['file', ['healthCheck', 'handOver', 'selfTest']],
];

/** Menu items whose function has another name than the item. */
const FUNCTION: Partial<Record<Key, string>> = { takeIn: 'takeInNow' };

/** `zh_CN` of the spreadsheet is `zh-CN` here, and Singapore reads the same; anything else unknown is Taiwan's. */
const languageOf = (locale: string): string => {
  const language = locale.replace('_', '-');
  if (language.startsWith('ja')) return 'ja';
  if (language === 'zh-SG') return 'zh-CN';
  return language.startsWith('en') ? 'en' : language;
};

export function buildMenu(): void {
  const words = WORDS[languageOf(SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetLocale())] ?? zhTW;
  const ui = SpreadsheetApp.getUi();
  const menu = ui.createMenu(words.title).addItem(words.nextStep, 'nextStep').addSeparator();
  for (const [group, items] of GROUPS) {
    const sub = ui.createMenu(words[group]);
    for (const item of items) sub.addItem(words[item], FUNCTION[item] ?? item);
    menu.addSubMenu(sub);
  }
  menu.addSeparator().addItem(words.checkRegulation, 'checkRegulation').addItem(words.setUp, 'setUp').addToUi();
}
