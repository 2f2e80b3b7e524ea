import ICAL from 'ical.js';
import type { Temporal as TemporalSpecification } from 'temporal-spec';
import { findIana } from 'windows-iana';
import { type Component, textIn } from './content-lines.ts';

/** Of Node; TypeScript's own libraries for this target don't know it yet. */
declare const Temporal: typeof TemporalSpecification;

/** How clock times become moments. */
export interface Zone {
  /** Known to the rules of recurrence; null for a zone that only its file describes. */
  id: string | null;
  /** The moment at which its clocks show a time such as 2026-10-19T08:30:00. */
  momentOf(local: string): number;
}

export const zoneOf = (id: string): Zone => ({
  id,
  momentOf: (local) => Temporal.PlainDateTime.from(local).toZonedDateTime(id).epochMilliseconds,
});

export const UTC = zoneOf('UTC');

const isKnown = (name: string): boolean => {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** The last parts of the names of all zones, such as amsterdam, with the name. */
const cities = new Map(
  Intl.supportedValuesOf('timeZone').map((name) => [
    (name.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase(),
    name,
  ]),
);

/**
 * The zone of a name: of the IANA database, of Windows, as programs of Microsoft show it ("(UTC+01:00) Amsterdam,
 * Berlin"), behind the prefix of a program, or a distance to UTC. Null for any other.
 */
function namedZone(name: string): Zone | null {
  const text = name.trim().replaceAll(/^"|"$/g, '');
  // Names of Windows such as Eastern Standard Time come before those that Intl reads in its own way.
  const [ofWindows] = findIana(text);
  if (ofWindows !== undefined && isKnown(ofWindows)) return zoneOf(ofWindows);
  if (/^(utc|gmt|z|zulu|etc\/utc)$/i.test(text)) return UTC;
  if (text.includes('/') && isKnown(text)) return zoneOf(text);
  const [, behind] = /\/((?:[A-Za-z]+\/)?[A-Za-z]+\/[A-Za-z_-]+)$/.exec(text) ?? [];
  if (behind !== undefined && isKnown(behind)) return zoneOf(behind);
  const [, shown] = /^\((?:UTC|GMT)[^)]*\)\s*(.+)$/i.exec(text) ?? [];
  for (const city of (shown ?? '').split(/[,;]/)) {
    const found = cities.get(city.trim().toLowerCase());
    if (found !== undefined) return zoneOf(found);
  }
  return offsetZone(/^\(([^)]*)\)/.exec(text)?.[1] ?? text);
}

/** A constant distance to UTC, such as GMT+0100. */
function offsetZone(text: string): Zone | null {
  const [, sign, hours, minutes = '0'] = /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?$/i.exec(text) ?? [];
  if (hours === undefined) return null;
  const distance = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return { id: null, momentOf: (local) => UTC.momentOf(local) - distance * 60_000 };
}

/** The zone as its file describes it by a VTIMEZONE; null if that has no rules. */
function describedZone(component: Component): Zone | null {
  if (!component.components.some(({ name }) => ['STANDARD', 'DAYLIGHT'].includes(name))) return null;
  try {
    const zone = new ICAL.Timezone({ component: new ICAL.Component(jcalOf(component)), tzid: 'described' });
    const momentOf = (local: string): number => {
      const time = ICAL.Time.fromDateTimeString(local);
      time.zone = zone;
      return time.toUnixTime() * 1000;
    };
    return Number.isFinite(momentOf('2026-07-01T12:00:00')) ? { id: null, momentOf } : null;
  } catch {
    return null;
  }
}

const jcalOf = ({ name, properties, components }: Component): unknown[] => [
  name.toLowerCase(),
  properties.map(({ line }) => ICAL.parse.property(line, ICAL.design.icalendar)),
  components.map(jcalOf),
];

export interface Zones {
  /** The zone of a TZID; null if nothing tells which it is. */
  find(name: string): Zone | null;
}

/** The zones of a calendar. What a name says goes before the description in the file, which may be old. */
export function readZones(calendar: Component): Zones {
  const described = new Map<string, Component>();
  for (const component of calendar.components)
    if (component.name === 'VTIMEZONE') described.set(textIn(component, 'tzid'), component);
  const found = new Map<string, Zone | null>();
  const look = (name: string): Zone | null => {
    const component = described.get(name);
    const byName = namedZone(name) ?? (component && namedZone(textIn(component, 'x-lic-location')));
    if (byName) return byName;
    // Short names such as EST mean different zones to different programs.
    return (component && describedZone(component)) ?? (isKnown(name) ? zoneOf(name) : null);
  };
  return {
    find(name) {
      if (!found.has(name)) found.set(name, look(name));
      return found.get(name) ?? null;
    },
  };
}
