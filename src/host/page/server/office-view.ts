/** The list of files with their tabs, the menus, the clock and the counts: what stands around the grid. */
import type { Host, Menu } from '../../types';
import type { Pictures } from '../pictures';
import type { FileView, MenuView, OfficeView, Role, SheetHead } from '../protocol';
import { colour } from './looks';
import { mayEdit, mayView, userOf } from './people';

interface ApiSheet {
  properties: { sheetId: number; title: string; hidden?: boolean; tabColor?: object; tabColorStyle?: object };
}

function heads(host: Host, file: string, pictures: Pictures | undefined): SheetHead[] {
  const sheets = host.sheets.get(file, { fields: 'sheets.properties' })['sheets'] as ApiSheet[];
  return sheets.map(({ properties }) => {
    const painted = colour(properties.tabColor, properties.tabColorStyle);
    return {
      sheetId: properties.sheetId,
      title: properties.title,
      hidden: properties.hidden === true,
      ...(painted && { colour: painted }),
      ...(pictures?.drawable(properties.sheetId) && { drawn: true as const }),
    };
  });
}

const menuView = (menu: Menu): MenuView => ({
  title: menu.title,
  items: menu.items.map((item) => ({
    ...(item.label !== undefined && { label: item.label }),
    ...(item.functionName !== undefined && { functionName: item.functionName }),
    ...(item.separator && { separator: true as const }),
    ...(item.submenu && { submenu: menuView(item.submenu) }),
  })),
});

export function officeView(host: Host, role: Role, pictures: Pictures | undefined): OfficeView {
  const user = userOf(host, role);
  const files = host.workbooks.list().map((book): FileView => {
    const visible = mayView(book, user);
    return {
      id: book.id,
      title: book.title,
      bound: book.id === host.workbooks.boundId,
      mayView: visible,
      mayEdit: visible && mayEdit(book, user),
      sheets: visible ? heads(host, book.id, pictures) : [],
    };
  });
  const bound = files.find((file) => file.bound);
  return {
    files,
    // Google builds the menu for everybody who may edit the file
    menus: bound?.mayEdit ? host.menus().map(menuView) : [],
    now: host.clock.now(),
    timeZone: host.options.timeZone,
    letters: host.mail.outbox().length,
    forms: host.forms.list().length,
  };
}
