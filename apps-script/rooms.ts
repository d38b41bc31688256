/** Rooms of rarely needed code: files of the script project, opened when first entered (src/decisions/rooms-beside-the-bundle.md). */

type Room = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

const opened = new Map<string, Room>();

/** The exports of `src/rooms/<name>.ts`; the build writes calls of it in place of imports. */
export function openRoom(name: string): Room {
  const known = opened.get(name);
  if (known) return known;
  const code = JSON.parse(HtmlService.createHtmlOutputFromFile(`room-${name}`).getContent()) as string;
  // the file is pushed together with the bundle by the same build; nothing else is ever evaluated
  const room = new Function(code)() as Room;
  opened.set(name, room);
  return room;
}
