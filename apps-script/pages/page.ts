/** Pages are files of the script project: `{{name}}` takes text (escaped), `{{{name}}}` HTML that the office made. */
const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export function page(
  file: string,
  size: readonly [width: number, height: number],
  texts: Readonly<Record<string, string>>,
  html: Readonly<Record<string, string>> = {},
): GoogleAppsScript.HTML.HtmlOutput {
  const source = HtmlService.createHtmlOutputFromFile(file).getContent();
  const filled = source.replace(/\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g, (_, raw?: string, name?: string) =>
    raw === undefined ? escapeHtml(texts[name ?? ''] ?? '') : (html[raw] ?? ''),
  );
  return HtmlService.createHtmlOutput(filled).setWidth(size[0]).setHeight(size[1]);
}
