import type { SampleAssignment } from './assignments.ts';
import { chance } from './chance.ts';

/** What a student did with an assignment, and how far its marking is. */
export interface Fate {
  work: 'none' | 'excused' | 'draft' | 'on time' | 'late';
  marking: 'waiting' | 'in marking' | 'marked' | 'returned';
  asksRegrade: boolean;
}

const fate = (work: Fate['work'], marking: Fate['marking'] = 'waiting', asksRegrade = false): Fate => ({
  work,
  marking,
  asksRegrade,
});

/** The sample student has work in every state. */
const ownFates: Readonly<Record<string, Fate>> = {
  liquids: fate('on time', 'returned'),
  matter: fate('on time', 'returned'),
  change: fate('on time', 'returned', true),
  particles: fate('late', 'returned'),
  argument: fate('on time', 'marked'),
  forces: fate('on time'),
  graphs: fate('none'),
  letter: fate('draft'),
  lander: fate('none'),
  measuring: fate('none'),
};

/** `who` names a student: a class and a place in it. */
export function fateOf(assignment: SampleAssignment, who: string, isOwn: boolean): Fate {
  const own = isOwn ? ownFates[assignment.key] : undefined;
  if (own) return own;
  const draw = (what: string) => chance(who, assignment.key, what);
  if (assignment.handedIn === 0) return fate('none');
  if (draw('excused') < 0.02) return fate('excused');
  const handsIn = draw('hands in');
  if (handsIn > assignment.handedIn) return fate(handsIn < assignment.handedIn + 0.15 ? 'draft' : 'none');
  const work = draw('late') < 0.1 ? 'late' : 'on time';
  if (draw('marked') >= assignment.marked) {
    return fate(work, assignment.marked > 0 && draw('begun') < 0.15 ? 'in marking' : 'waiting');
  }
  if (draw('returned') >= assignment.returned) return fate(work, 'marked');
  return fate(work, 'returned', assignment.key === 'change' && draw('regrade') < 0.06);
}
