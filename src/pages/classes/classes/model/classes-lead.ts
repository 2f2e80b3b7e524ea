import { classTitle } from '@/entities/class';
import type { ClassEntry } from '@/shared/api/classes';

/** The sentence above the classes, such as "3 classes, and 2 students waiting to join 7B Science." */
export function classesLead(classes: readonly ClassEntry[]): string {
  const count = classes.length === 1 ? 'One class' : `${classes.length} classes`;
  const waited = classes.filter(({ teaching }) => (teaching?.waiting ?? 0) > 0);
  const students = waited.reduce((sum, { teaching }) => sum + (teaching?.waiting ?? 0), 0);
  if (students === 0) return `${count} this term.`;
  const [only] = waited;
  const where = waited.length === 1 && only ? classTitle(only.class) : `${waited.length} of them`;
  return `${count} this term, and ${students === 1 ? 'one student' : `${students} students`} waiting to join ${where}.`;
}
