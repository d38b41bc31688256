/** The dialog for a bank statement: paste or choose a file; the server's sentences are shown as text, never as HTML. */
import type { OfficeWords } from '../../src/office/words';

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export function statementPage(words: OfficeWords): GoogleAppsScript.HTML.HtmlOutput {
  const w = words.prompts;
  const html = `<!doctype html><html><head><base target="_top"><meta charset="utf-8"><style>
body{font:14px/1.5 "Noto Sans TC",sans-serif;margin:12px}textarea{width:100%;height:190px;box-sizing:border-box;font:13px monospace}
button{font:inherit;padding:6px 16px;margin:8px 8px 0 0}#said{white-space:pre-wrap;margin-top:8px}</style></head><body>
<label for="text">${escape(w.statementHelp)}</label><textarea id="text"></textarea>
<div><label>${escape(w.statementFile)} <input type="file" id="file" accept=".csv,.txt,.tsv"></label></div>
<button id="send">${escape(w.statementSend)}</button><button id="close">${escape(w.close2)}</button>
<div id="said" role="status"></div><script>
var said=document.getElementById('said'),text=document.getElementById('text');
document.getElementById('file').addEventListener('change',function(e){var f=e.target.files[0];if(!f)return;var r=new FileReader();
r.onload=function(){text.value=r.result};r.readAsText(f)});
document.getElementById('send').addEventListener('click',function(){said.textContent=${JSON.stringify(w.statementBusy)};
google.script.run.withSuccessHandler(function(a){said.textContent=a.lines.join('\\n')}).withFailureHandler(function(e){said.textContent=String(e&&e.message||e)}).importPasted(text.value,false)});
document.getElementById('close').addEventListener('click',function(){google.script.host.close()});
</script></body></html>`;
  return HtmlService.createHtmlOutput(html).setWidth(640).setHeight(380);
}
