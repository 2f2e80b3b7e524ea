import ICAL from 'ical.js';

/** A property: its name, its parameters, both in lower case, and its values as jCal (RFC 7265) has them. */
export interface Property {
  name: string;
  parameters: ReadonlyMap<string, string>;
  values: readonly unknown[];
  /** Without its time of writing, to compare. */
  line: string;
}

export interface Component {
  name: string;
  properties: Property[];
  components: Component[];
  /** Lines that are no properties. */
  unreadable: string[];
}

const MAX_DEPTH = 5;
/** Properties whose values are days or times, which programs often write without saying which. */
const TIMES = new Set(['DTSTART', 'DTEND', 'EXDATE', 'RDATE', 'RECURRENCE-ID']);

/** The text of a file in whatever encoding it has; lines are unfolded first, since programs fold inside of letters. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return unfolded(new TextDecoder('utf-16le').decode(bytes));
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return unfolded(new TextDecoder('utf-16be').decode(bytes));
  const whole = Buffer.from(unfolded(bytes.toString('latin1')), 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    return new TextDecoder('windows-1252').decode(whole);
  }
}

const unfolded = (text: string): string => text.replace(/(?:\r\n|\n|\r)[ \t]/g, '');

/** The calendars of a file, whatever stands around them, and whether its last one ends. */
export function readComponents(bytes: Buffer): { calendars: Component[]; isCut: boolean } {
  const calendars: Component[] = [];
  const open: Component[] = [];
  for (const raw of textOf(bytes).split(/[\r\n]+/)) {
    const line = raw.trim();
    if (line === '') continue;
    const [, edge, name = ''] = /^(BEGIN|END)\s*:\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const parent = open.at(-1);
    if (edge === undefined) {
      if (parent) addLine(parent, raw.trimStart());
    } else if (edge.toUpperCase() === 'BEGIN') {
      const component = { name: name.toUpperCase(), properties: [], components: [], unreadable: [] };
      if (parent === undefined && component.name !== 'VCALENDAR') continue;
      if (open.length >= MAX_DEPTH) continue;
      (parent?.components ?? calendars).push(component);
      open.push(component);
    } else {
      // An end without a beginning closes nothing.
      const place = open.findLastIndex((component) => component.name === name.toUpperCase());
      if (place !== -1) open.length = place;
    }
  }
  return { calendars, isCut: open.length > 0 };
}

function addLine(component: Component, line: string): void {
  const property = readProperty(line);
  if (property === null) component.unreadable.push(line);
  else component.properties.push(property);
}

function readProperty(text: string): Property | null {
  // Names and rules are in lower case in some files, which ical.js takes for unknown ones.
  const name = /^[\w-]+(?=[;:])/.exec(text)?.[0]?.toUpperCase();
  if (name === undefined) return null;
  const rest = text.slice(name.length);
  const line = name + (name.endsWith('RULE') ? rest.toUpperCase() : rest);
  try {
    const [key, parameters, , ...values] = ICAL.parse.property(
      TIMES.has(name) ? withKind(line) : line,
      ICAL.design.icalendar,
    ) as [string, Record<string, unknown>, string, ...unknown[]];
    return {
      name: key,
      parameters: new Map(Object.entries(parameters).map(([each, value]) => [each, String(value)])),
      values,
      line,
    };
  } catch {
    return null;
  }
}

/** Eight digits are a day, also where the line doesn't say so; seconds may be missing, and quotes around a zone with a colon. */
function withKind(line: string): string {
  const value = line.slice(line.lastIndexOf(':') + 1).trim();
  const head = line
    .slice(0, line.lastIndexOf(':'))
    .replace(/;VALUE=DATE(-TIME)?(?=;|$)/i, '')
    .replace(/;TZID=([^";]*[:,][^";]*)/i, ';TZID="$1"');
  if (/^\d{8}(,\d{8})*$/.test(value)) return `${head};VALUE=DATE:${value}`;
  if (value.includes('/')) return `${head.replace(/;VALUE=PERIOD/i, '')};VALUE=PERIOD:${value}`;
  return `${head}:${value.toUpperCase().replaceAll(/T(\d{4})(?=Z|,|$)/g, 'T$100')}`;
}

/** The values of all properties of a name. */
export const valuesOf = ({ properties }: Component, name: string): Property[] =>
  properties.filter((property) => property.name === name);

/** The text of the first property of a name; empty if there is none. */
export function textIn(component: Component, name: string): string {
  const [value] = valuesOf(component, name)[0]?.values ?? [];
  return typeof value === 'string' ? plain(value) : '';
}

/** In one line, without what can't be stored or shown. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
