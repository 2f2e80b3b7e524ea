import { Armchair, BookOpenText, FileText, HandHelping, Languages, Timer } from 'lucide';
import type { SupportKind } from '@/shared/api/student-profiles';
import { Badge } from '@/shared/ui/badge';
import { Icon, type IconShape } from '@/shared/ui/icon';
import { supportNames } from '../model/supports';

const icons: Readonly<Record<SupportKind, IconShape>> = {
  iep: FileText,
  plan_504: FileText,
  extra_time: Timer,
  reading: BookOpenText,
  language: Languages,
  seating: Armchair,
  other: HandHelping,
};

export type SupportBadgeProps = {
  /** The kind of support. */
  kind: SupportKind;
};

/** A kind of support that a student has. Only teachers see it. */
export function SupportBadge({ kind }: SupportBadgeProps) {
  return (
    <Badge tone="line" icon={<Icon of={icons[kind]} size="xs" />}>
      {supportNames[kind]}
    </Badge>
  );
}
