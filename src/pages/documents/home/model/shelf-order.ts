import type { TemplateEntry } from '@/shared/api/templates';
import { byLatest } from '@/shared/lib/dates';

/** As many as one row holds. */
const MAX = 7;

/** The templates within reach: starred ones first, then those that the user wrote with last, then the others. */
export const withinReach = (templates: readonly TemplateEntry[]): readonly TemplateEntry[] =>
  templates
    .toSorted(
      (one, other) =>
        Number(other.favourite ?? false) - Number(one.favourite ?? false) ||
        byLatest(one.last_used_at, other.last_used_at),
    )
    .slice(0, MAX);
