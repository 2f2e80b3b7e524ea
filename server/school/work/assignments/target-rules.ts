/** What a teacher changed for a student or a group; null is as for everyone. */
export interface Differences {
  isChosen: boolean;
  dueAt: Date | null;
  cutOffAt: Date | null;
  attempts: number | null;
  extraMinutes: number | null;
  excused: boolean;
}

/**
 * What counts for a student: as in Moodle, what was set for the student counts before what was set for a group, and
 * as in Canvas, the group that gives the student most counts among several.
 */
export function combine(own: Differences | null, ofGroups: readonly Differences[]): Differences {
  const all = own === null ? ofGroups : [own, ...ofGroups];
  return {
    isChosen: all.some(({ isChosen }) => isChosen),
    dueAt: own?.dueAt ?? latest(ofGroups.map(({ dueAt }) => dueAt)),
    cutOffAt: own?.cutOffAt ?? latest(ofGroups.map(({ cutOffAt }) => cutOffAt)),
    attempts: own?.attempts ?? most(ofGroups.map(({ attempts }) => attempts)),
    extraMinutes: own?.extraMinutes ?? most(ofGroups.map(({ extraMinutes }) => extraMinutes)),
    excused: all.some(({ excused }) => excused),
  };
}

function most(values: readonly (number | null)[]): number | null {
  const given = values.filter((value) => value !== null);
  return given.length === 0 ? null : Math.max(...given);
}

function latest(dates: readonly (Date | null)[]): Date | null {
  const time = most(dates.map((date) => date?.getTime() ?? null));
  return time === null ? null : new Date(time);
}
