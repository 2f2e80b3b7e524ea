import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { ORDERS } from '../../checks/find-area-breaches.ts';
import { type Names, spell } from '../names.ts';
import { isPath, valuesOf } from '../values-of.ts';

const owners = ['user', 'class', 'school'] as const;
type Owner = (typeof owners)[number];

/** What may own a resource, and the lowest area that knows it. */
const lowest: Readonly<Record<Owner, string>> = { user: 'accounts', class: 'school', school: 'documents' };

export const USAGE =
  'npm run new resource NAME -- --in AREA[/WING] --owned-by user|class|school --route PATH, as in npm run new resource ticket -- --in support --owned-by user --route /supports/tickets';

/** A resource: one entry of it (`briefcase`), its list (`briefcases`), and where it belongs. */
export interface Resource {
  one: Names;
  many: Names;
  owner: Owner;
  /** The area or wing, such as server/school/library. */
  place: string;
  /** The folder on the server, such as server/school/library/briefcases. */
  room: string;
  /** The path of its page, with the class in a parameter if a class owns it. */
  route: string;
  /** The path of its list in the API. */
  list: string;
}

/** Reads a name with its options. */
export function readResource([name = '', ...options]: readonly string[]): Resource {
  const values = valuesOf(options);
  const route = values.find(isPath);
  const owner = owners.find((each) => values.includes(each));
  const [place, ...rest] = values.filter((value) => value !== route && value !== owner);
  if (route === undefined || owner === undefined || place === undefined || rest.length > 0)
    throw new Error(`Usage: ${USAGE}`);
  const one = spell(name);
  const many = spell(pluralOf(name));
  rejectPlace(place, owner);
  rejectSchema(one.pascal);
  if (owner === 'class' && !route.includes(':'))
    throw new Error(`The page of a class has its id in the path, as in /teacher/classes/:id/${many.kebab}.`);
  const list = owner === 'class' ? `/classes/{id}/${many.kebab}` : `/${many.kebab}`;
  return { one, many, owner, place: `server/${place}`, room: `server/${place}/${many.kebab}`, route, list };
}

function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  if (/[^s]s$/.test(name)) throw new Error(`"${name}" is not one entry of a list, such as briefcase.`);
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** A second schema of the same name would get another one, which the generated code can't use. */
function rejectSchema(name: string): void {
  const declared = new RegExp(`^ {4}${name}:`, 'm');
  const file = readdirSync('openapi', { recursive: true, encoding: 'utf8' }).find(
    (path) => path.endsWith('.yaml') && declared.test(readFileSync(`openapi/${path}`, 'utf8')),
  );
  if (file !== undefined)
    throw new Error(`openapi/${file} has a schema named ${name} already; choose another name.`);
}

function rejectPlace(place: string, owner: Owner): void {
  const [area = '', wing, ...deeper] = place.split('/');
  const areas = ORDERS['server'] ?? [];
  const wings = ORDERS[`server/${area}`];
  const isKnown = wing === undefined ? areas.includes(area) && !wings : wings?.includes(wing);
  if (!isKnown || deeper.length > 0) {
    const known = areas.flatMap((each) => ORDERS[`server/${each}`]?.map((part) => `${each}/${part}`) ?? each);
    throw new Error(`"${place}" is neither an area nor a wing: ${known.join(', ')}.`);
  }
  if (areas.indexOf(area) > areas.indexOf(lowest[owner]))
    throw new Error(`${area} is below ${lowest[owner]}, so it knows no ${owner}.`);
}

/** The import of a module from a file in a folder. */
export const importPath = (folder: string, module: string): string => {
  const path = posix.relative(folder, module);
  return path.startsWith('.') ? path : `./${path}`;
};
