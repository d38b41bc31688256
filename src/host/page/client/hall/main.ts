/** The script of pages that show pictures: saving one, printing it, and the screen in the hall. */
import { languageOf, speak } from '../../words';
import { Context } from '../context';
import { Frame } from '../frame';
import { savePng } from './png';
import { Screen } from './screen';

for (const button of document.querySelectorAll<HTMLElement>('[data-png]'))
  button.addEventListener(
    'click',
    () => void savePng(button.dataset['png'] ?? '', button.dataset['name'] ?? 'picture.png'),
  );
for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => window.print());

if (document.body.classList.contains('hall')) {
  const { language, file = '', role = '', minutes } = document.body.dataset;
  void new Screen(speak(languageOf(language)), { file, role }, Number(minutes)).start();
}

const { frame } = document.body.dataset;
if (frame !== undefined) {
  const context = new Context();
  context.role = 'viewer';
  context.file = undefined;
  const nothing = (): undefined => undefined;
  document.body.append(new Frame(context, frame, document.title, { close: nothing, size: nothing }).element);
}
