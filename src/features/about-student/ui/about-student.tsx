import type { StudentProfile } from '@/shared/api/student-profiles';
import { Stack } from '@/shared/ui/stack';
import { Guardians } from './guardians';
import { Supports } from './supports';

/** What teachers know about a student beyond the work: supports and guardians. */
export function AboutStudent({ student: { supports, guardians } }: { student: StudentProfile }) {
  return (
    <Stack gap={8}>
      <Supports supports={supports} />
      <Guardians guardians={guardians} />
    </Stack>
  );
}
