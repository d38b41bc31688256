/** Chance, clock and people as Google gives them; the core takes them as arguments. */
import { sha256Hex } from '../../src/domain/common/sha256';

/** 64 hex digits from two random UUIDs (244 random bits). */
export const freshChance = (): string => sha256Hex(`${Utilities.getUuid()}${Utilities.getUuid()}`);

/** Whole seconds: what the tabs can show. */
export const nowInstant = (): number => Math.floor(Date.now() / 1000) * 1000;

export const whoClicked = (): string => Session.getActiveUser().getEmail() || 'organiser';
