/** One CSS class for each look, in a style sheet made by script (no inline style, so the page's policy stays strict). */
import type { Look } from '../../protocol';

const sheet = new CSSStyleSheet();
let known: readonly Look[] = [];

export function useLooks(looks: readonly Look[]): void {
  if (looks === known) return;
  const same =
    looks.length >= known.length && known.every((look, i) => JSON.stringify(look) === JSON.stringify(looks[i]));
  if (!same) sheet.replaceSync('');
  for (let i = same ? known.length : 0; i < looks.length; i++) {
    sheet.insertRule(`.grid td.f${i}{}`, sheet.cssRules.length);
    paint((sheet.cssRules[sheet.cssRules.length - 1] as CSSStyleRule).style, looks[i]!);
  }
  known = looks;
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

function paint(style: CSSStyleDeclaration, look: Look): void {
  if (look.background) {
    style.backgroundColor = look.background;
    style.borderColor = look.background;
  }
  if (look.colour) style.color = look.colour;
  if (look.bold) style.fontWeight = 'bold';
  if (look.italic) style.fontStyle = 'italic';
  if (look.underline || look.strike)
    style.textDecoration = [look.underline && 'underline', look.strike && 'line-through'].filter(Boolean).join(' ');
  if (look.size) style.fontSize = `calc(${look.size}pt * var(--shrink))`;
  if (look.font) style.fontFamily = `"${look.font.replace(/["\\]/g, '')}", var(--font)`;
  if (look.across) style.textAlign = look.across;
  if (look.down) style.verticalAlign = look.down;
  for (const [side, line] of Object.entries(look.borders ?? {}))
    style.setProperty(`border-${side}`, `${line.style} ${line.colour}`);
}
