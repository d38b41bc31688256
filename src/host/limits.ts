/** What Google limits, by the numbers of August 2026. */
import type { Limits } from './types';

export const GOOGLE_LIMITS: Limits = {
  sheetReadsPerMinute: 60,
  sheetWritesPerMinute: 60,
  executionsAtOnce: 30,
  rpcAtOnce: 10,
  runMs: 6 * 60_000,
  simpleTriggerMs: 30_000,
  triggersPerUser: 20,
  triggerMsPerDay: 90 * 60_000,
  propertyValueBytes: 9 * 1024,
  propertyStoreBytes: 500 * 1024,
  cacheKeyLength: 250,
  cacheValueBytes: 100 * 1024,
  mailRecipientsPerDay: 100,
  mailRecipientsPerMessage: 50,
  mailBodyBytes: 200 * 1024,
  cellCharacters: 50_000,
  cellsPerWorkbook: 10_000_000,
};
