import Bowser from 'bowser';

const MAX_LENGTH = 500;

/** Common names where those of the parser are longer. */
const shortNames: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Chrome OS': 'ChromeOS',
  macOS: 'Mac',
};

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));
const appleDevices = new Set(['iPhone', 'iPad']);

/**
 * Names a device for its owner, such as "Chrome on iPhone". Only names that the parser knows are
 * returned, because an unknown client can put any text into its `User-Agent`.
 */
export function deviceName(userAgent = ''): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  const system = known(appleDevices, platform.model) ?? known(systems, os.name);
  const names = [known(browsers, browser.name), system].filter((name) => name !== undefined);
  return names.map((name) => shortNames[name] ?? name).join(' on ') || 'Unknown device';
}

const known = (names: ReadonlySet<string>, name: string | undefined): string | undefined =>
  name !== undefined && names.has(name) ? name : undefined;
