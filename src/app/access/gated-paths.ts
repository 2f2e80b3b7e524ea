import { declaredTemplates } from '../../shared/api/generated/catalogue/templates.ts';

/** The paths that need a subscription with everything below them, besides those of templates. */
const areas = [
  '/teacher/students',
  '/teacher/reports',
  '/teacher/classes',
  '/teacher/assignments',
  '/teacher/gradebooks',
  '/students/templates',
  '/teacher/own',
];

const templates = declaredTemplates.filter(({ gate }) => gate === 'subscription').map(({ route }) => route);

const gated = new Set<string>([...areas, ...templates]);

/** Whether the pages of this route need a subscription. Takes the route's path, whose letters stand as they are in the table. */
export function isGated(path: string): boolean {
  return gated.has(path.split('/').slice(0, 3).join('/'));
}
