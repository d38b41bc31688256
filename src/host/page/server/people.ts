/** The three roles as addresses, and what each may see and change in a file. */
import { intersects } from '../../workbook/a1';
import type { Host, Workbook } from '../../types';
import type { Box, LockView, Role } from '../protocol';

const VOLUNTEER = 'volunteer@example.com';
const VIEWER = 'viewer@example.com';

export function userOf(host: Host, role: Role): string {
  if (role === 'owner') return host.options.owner ?? 'owner@example.com';
  return role === 'volunteer' ? VOLUNTEER : VIEWER;
}

export function mayView(book: Workbook, user: string): boolean {
  const { editors, viewers, anyoneWithLink } = book.sharing;
  return user === book.owner || anyoneWithLink !== 'none' || editors.includes(user) || viewers.includes(user);
}

/** A viewer looks only, even into a file that anybody with its link may edit. */
export function mayEdit(book: Workbook, user: string): boolean {
  if (user === VIEWER) return false;
  const { editors, anyoneWithLink } = book.sharing;
  return user === book.owner || anyoneWithLink === 'editor' || editors.includes(user);
}

/** The lock that covers any of these cells. */
export function lockOn(locks: readonly LockView[], box: Box): LockView | undefined {
  const within = (one: Box): boolean => one.r0 <= box.r0 && one.r1 >= box.r1 && one.c0 <= box.c0 && one.c1 >= box.c1;
  return locks.find((lock) => intersects(lock.box, box) && !lock.free.some(within));
}
