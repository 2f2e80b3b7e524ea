import { declaredTemplates } from '../../shared/api/generated/catalogue/templates.ts';

/** The paths that need a subscription with everything below them. A class's owner covers its co-teachers there. */
const classAreas = new Set([
  '/teacher/students',
  '/teacher/reports',
  '/teacher/classes',
  '/teacher/assignments',
  '/teacher/gradebooks',
]);

const templates = declaredTemplates.filter(({ gate }) => gate === 'subscription').map(({ route }) => route);

const gated = new Set<string>([...classAreas, '/students/templates', '/teacher/own', ...templates]);

const written = new Set<string>(['/teacher/own', ...declaredTemplates.map(({ route }) => route)]);

/** Whether the pages of this route need a subscription. Takes the route's path, whose letters stand as they are in the table. */
export const isGated = (path: string): boolean => gated.has(areaOf(path));

/** Whether the plan of a class's owner opens the pages of this route to a co-teacher: all but those of templates. */
export const isCovered = (path: string): boolean => !written.has(areaOf(path));

const areaOf = (path: string): string => path.split('/').slice(0, 3).join('/');
