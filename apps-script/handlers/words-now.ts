/** The words for a question that comes before the desk is taken: one small read of the system tab. */
import { readOffice, officeId } from '../desk';
import { readProperties } from '../google/properties';
import { Work } from '../../src/office/work';
import { nowInstant, whoClicked } from '../google/chance';
import type { OfficeWords } from '../../src/office/words';

/** What stands now, without the lock: for previews only; the desk reads again before anything is decided. */
export function lookOnly(): { readonly words: OfficeWords; readonly work: Work | null } {
  const properties = readProperties();
  const { tongue, loaded } = readOffice({ office: officeId(properties) });
  const words = tongue.office;
  if (!('facts' in loaded)) return { words, work: null };
  return { words, work: new Work(loaded.facts, { now: nowInstant(), actor: whoClicked(), secret: '' }) };
}
