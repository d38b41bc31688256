/** Every global function Google may call, one line each: menu items, triggers, calls from dialogs. */
import * as awards from './handlers/awards';
import * as day from './handlers/day';
import * as intake from './handlers/intake';
import * as letters from './handlers/letters';
import * as play from './handlers/play';
import * as registration from './handlers/registration';
import * as regulation from './handlers/regulation';
import * as setup from './handlers/set-up';
import * as show from './handlers/show';
import { buildMenu } from './menu';

export const onOpen = (): void => buildMenu();
export const onInstall = (): void => buildMenu();

export const nextStep = show.nextStep;
export const setUp = setup.setUp;
export const checkRegulation = regulation.checkRegulation;
export const takeInNow = intake.takeInNow;
export const importStatement = registration.importStatement;
export const reconcile = registration.reconcile;
export const takeBackMoney = registration.takeBackMoney;
export const sendLetters = letters.sendLetters;
export const approveEntries = registration.approveEntries;
export const rejectEntry = registration.rejectEntry;
export const cancelEntry = registration.cancelEntry;
export const closeRegistration = registration.closeRegistration;
export const openCheckIn = day.openCheckIn;
export const closeCheckIn = day.closeCheckIn;
export const seatStandby = day.seatStandby;
export const pairRound = play.pairRound;
export const recordResults = play.recordResults;
export const drawBracket = play.drawBracket;
export const correctResult = play.correctResult;
export const withdraw = play.withdraw;
export const disqualify = play.disqualify;
export const requestBye = play.requestBye;
export const takeBackRound = play.takeBackRound;
export const takeBackBracket = play.takeBackBracket;
export const refreshViews = show.refreshViews;
export const lineText = show.lineText;
export const printPairings = show.printPairings;
export const prizes = awards.prizes;
export const luckyDraw = awards.luckyDraw;
export const verifyDraw = awards.verifyDraw;

export const onFormSubmitted = intake.onFormSubmitted;
export const onFloorEdited = intake.onFloorEdited;
export const onSweep = intake.onSweep;

export const importPasted = registration.importPasted;
