import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { normalEmail } from '../../../accounts/users/account.ts';
import { rejectHiddenName } from '../../../accounts/users/person-name.ts';
import { users } from '../../../accounts/users/tables.ts';
import type { ImportPlan, ImportRow, RosterEntry } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { ClassRow } from '../classes/class-access.ts';
import { countSeats, listSeated } from '../classes/seats.ts';
import { classes } from '../classes/tables.ts';
import { memberEmails, teacherEmails } from '../invitations/class-invitations.ts';
import { invitations } from '../invitations/tables.ts';

/** What an import of these students would do, one by one; it changes nothing. */
export async function planImport(
  db: Database,
  row: ClassRow,
  students: readonly RosterEntry[],
): Promise<ImportPlan> {
  const known = await readKnown(db, row);
  const seen = new Set<string>();
  let free = known.freeSeats;
  const rows = students.map((student, index): ImportRow => {
    const face = { name: student.name?.trim() || null, email: normalEmail(student.email) };
    rejectHiddenName(face.name ?? '', `students.${index}.name`);
    const duplicate = seen.has(face.email) ? 'The same address twice.' : duplicateOf(face.email, known);
    seen.add(face.email);
    if (duplicate !== null) return { ...face, result: 'duplicate', reason: duplicate };
    if (!known.seated.has(face.email)) {
      if (free === 0) return { ...face, result: 'no_seat', reason: 'No seat is left.' };
      free -= 1;
    }
    return { ...face, result: 'add', reason: null };
  });
  return { rows, seats_left: free };
}

function duplicateOf(email: string, { members, invited, teachers }: Known): string | null {
  if (teachers.has(email)) return 'The address of a teacher of this class.';
  if (members.has(email)) return 'Already in the class.';
  return invited.has(email) ? 'Already invited.' : null;
}

interface Known {
  teachers: ReadonlySet<string>;
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
    teachers: await teacherEmails(db, row),
    members,
    invited: new Set(open.filter(({ classId }) => classId === row.id).map(({ email }) => email)),
    seated: new Set([...seated, ...taken]),
    freeSeats: Math.max(0, limit - used - taken.size),
  };
}
