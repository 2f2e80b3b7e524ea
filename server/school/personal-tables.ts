import type { PersonalTables } from '../accounts/data-export/personal-tables.ts';
import { classes, enrolments } from './classes/tables.ts';
import { joinRequests } from './joining/tables.ts';
import { invitations } from './invitations/tables.ts';
import { onboardings } from './onboarding/tables.ts';

const throughClass = { table: classes, id: classes.id, of: classes.teacherId };

export const schoolTables: PersonalTables = {
  onboarding: { table: onboardings, of: onboardings.userId },
  classes: { table: classes, of: classes.teacherId },
  invitations_sent: { table: invitations, of: invitations.classId, through: throughClass },
  invitations_used: { table: invitations, of: invitations.usedBy },
  enrolments: { table: enrolments, of: enrolments.studentId },
  join_requests: { table: joinRequests, of: joinRequests.studentId },
};
