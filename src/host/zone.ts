/** Local time of a named zone, computed from epoch milliseconds: the machine's own zone never matters. */

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();
const QUARTER = 900_000;

function formatter(zone: string): Intl.DateTimeFormat {
  let found = formatters.get(zone);
  if (!found) {
    found = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      era: 'short',
    });
    formatters.set(zone, found);
  }
  return found;
}

/** Milliseconds to add to UTC for local time in `zone` at that instant. Zones change on quarter hours, so that is the cache's grain. */
export function zoneOffset(epoch: number, zone: string): number {
  if (!Number.isFinite(epoch)) return 0;
  const start = Math.floor(epoch / QUARTER) * QUARTER;
  const key = `${zone}@${start}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const part: Record<string, string> = {};
  for (const { type, value } of formatter(zone).formatToParts(start)) part[type] = value;
  const year = part['era'] === 'BC' ? 1 - Number(part['year']) : Number(part['year']);
  const local = new Date(0);
  local.setUTCFullYear(year, Number(part['month']) - 1, Number(part['day']));
  local.setUTCHours(Number(part['hour']), Number(part['minute']), Number(part['second']), 0);
  const offset = local.getTime() - start;
  if (offsets.size > 20_000) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** The instant at which a clock in `zone` shows `local` (milliseconds counted as if it were UTC); the earlier one when it shows it twice. */
export function zoneEpoch(local: number, zone: string): number {
  const guess = local - zoneOffset(local, zone);
  const first = local - zoneOffset(guess, zone);
  const earlier = local - zoneOffset(first - 2 * 3_600_000, zone);
  return earlier < first && zoneOffset(earlier, zone) === local - earlier ? earlier : first;
}

/** Throws a RangeError when there is no such zone. */
export function assertZone(zone: string): void {
  formatter(zone);
}
