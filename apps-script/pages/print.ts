/** The print page: body made by the office, printed by the browser. */
import type { OfficeWords } from '../../src/office/words';
import { PRINT_CSS } from '../../src/office/print';

export function printPage(words: OfficeWords, body: string): GoogleAppsScript.HTML.HtmlOutput {
  const html = `<!doctype html><html><head><base target="_top"><meta charset="utf-8"><title>${words.print.title}</title><style>${PRINT_CSS}</style></head>
<body><p class="screen">${words.print.help} <button onclick="window.print()">${words.print.button}</button></p>${body}</body></html>`;
  return HtmlService.createHtmlOutput(html).setWidth(820).setHeight(620);
}
