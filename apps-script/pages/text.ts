/** A dialog with text to copy. */
const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export function textPage(help: string, text: string): GoogleAppsScript.HTML.HtmlOutput {
  const html = `<!doctype html><html><head><base target="_top"><meta charset="utf-8"><style>body{font:14px/1.5 "Noto Sans TC",sans-serif;margin:12px}
textarea{width:100%;height:300px;box-sizing:border-box;font:14px/1.6 "Noto Sans TC",sans-serif}</style></head><body>
<label for="text">${escape(help)}</label><textarea id="text" readonly onfocus="this.select()">${escape(text)}</textarea></body></html>`;
  return HtmlService.createHtmlOutput(html).setWidth(560).setHeight(400);
}
