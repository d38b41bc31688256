/** Runs in the page that is printed, not in the script: draws the address of each place as a QR code. Built into print.html. */
import { renderSVG } from 'uqr';

/** what of the browser this needs; the script project itself knows none of it */
declare const document: {
  querySelectorAll(selector: '[data-qr]'): Iterable<{ readonly dataset: { readonly qr?: string }; innerHTML: string }>;
};

for (const place of document.querySelectorAll('[data-qr]'))
  place.innerHTML = renderSVG(place.dataset.qr ?? '', { ecc: 'M', border: 2 });
