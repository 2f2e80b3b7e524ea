/** The first that is found names it: Edge and Opera also say Chrome, Chrome also says Safari. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** A name that a person knows the device by. Only names from the lists above are kept, nothing of what was sent. */
export function deviceName(userAgent = ''): string {
  const sent = userAgent.slice(0, 500);
  const [browser] = browsers.find(([, mark]) => mark.test(sent)) ?? [];
  const [system] = systems.find(([, mark]) => mark.test(sent)) ?? [];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
