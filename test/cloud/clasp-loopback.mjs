// Loaded into clasp before it begins: the client it makes for Apps Script gets the root address of the test's server.
import process from 'node:process';

if (/clasp/.test(process.argv[1] ?? '')) {
  const { google } = await import('googleapis');
  const { script } = google;
  google.script = (options) => script.call(google, { ...options, rootUrl: process.env.HOSHITORI_GOOGLE });
}
