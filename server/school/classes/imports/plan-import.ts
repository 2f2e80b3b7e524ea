import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { ImportPlan, ImportRow } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import type { ClassRow } from '../classes/class-access.ts';
import { countSeats, listSeated } from '../classes/seats.ts';
import { classes } from '../classes/tables.ts';
import { memberEmails } from '../invitations/class-invitations.ts';
import { invitations } from '../invitations/tables.ts';
import { readRoster, type RosterLine } from './read-roster.ts';

const MAX_LINES = 2000;

/** What an import of this list would do, line by line; it changes nothing. */
export async function planImport(db: Database, row: ClassRow, csv: string): Promise<ImportPlan> {
  const lines = readRoster(csv);
  if (lines.length > MAX_LINES)
    throw Problem.field(
      'csv',
      `Import at most ${MAX_LINES} students at once. This list has ${lines.length}.`,
    );
  const known = await readKnown(db, row);
  const seen = new Map<string, number>();
  let free = known.freeSeats;
  const rows = lines.map((line): ImportRow => {
    const rejected = duplicateOf(line, known, seen);
    if (line.problem) return { ...faceOf(line), result: 'invalid', ...line.problem };
    seen.set(line.email, seen.get(line.email) ?? line.line);
    if (rejected !== null) return { ...faceOf(line), result: 'duplicate', cell: 'email', reason: rejected };
    if (!known.seated.has(line.email)) {
      if (free === 0) return { ...faceOf(line), result: 'no_seat', cell: null, reason: 'No seat is left.' };
      free -= 1;
    }
    return { ...faceOf(line), result: 'add', cell: null, reason: null };
  });
  return { rows, seats_left: free };
}

const faceOf = ({ line, name, email }: RosterLine) => ({ line, name, email });

function duplicateOf(
  { email }: RosterLine,
  { members, invited }: Known,
  seen: ReadonlyMap<string, number>,
): string | null {
  const first = seen.get(email);
  if (first !== undefined) return `The same address as in line ${first}.`;
  if (members.has(email)) return 'Already in the class.';
  return invited.has(email) ? 'Already invited.' : null;
}

interface Known {
  members: ReadonlySet<string>;
  invited: ReadonlySet<string>;
  /** The addresses of all students who hold a seat of the teacher. */
  seated: ReadonlySet<string>;
  /** Seats that neither a student nor an open invitation takes. */
  freeSeats: number;
}

async function readKnown(db: Database, row: ClassRow): Promise<Known> {
  const members = await memberEmails(db, row.id);
  const seatedIds = [...(await listSeated(db, row.teacherId))];
  const seatedRows = await db.select({ email: users.email }).from(users).where(inArray(users.id, seatedIds));
  const seated = new Set(seatedRows.map(({ email }) => email));
  const open = await db
    .select({ classId: invitations.classId, email: invitations.email })
    .from(invitations)
    .innerJoin(classes, eq(classes.id, invitations.classId))
    .where(
      and(
        eq(classes.teacherId, row.teacherId),
        isNull(classes.archivedAt),
        isNull(classes.trashedAt),
        eq(invitations.role, 'student'),
        isNull(invitations.usedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, new Date()),
      ),
    );
  const taken = new Set(open.map(({ email }) => email).filter((email) => !seated.has(email)));
  const { used, limit } = await countSeats(db, row.teacherId);
  return {
    members,
    invited: new Set(open.filter(({ classId }) => classId === row.id).map(({ email }) => email)),
    seated: new Set([...seated, ...taken]),
    freeSeats: Math.max(0, limit - used - taken.size),
  };
}
