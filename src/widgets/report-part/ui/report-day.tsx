import { Cluster } from '@/shared/ui/cluster';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Text } from '@/shared/ui/text';

export type ReportDayProps = { label: string; value: string; onChange: (value: string) => void };

/** A day of the filters after its label, which the picker has as its name; empty for none. */
export function ReportDay({ label, value, onChange }: ReportDayProps) {
  return (
    <Cluster gap={2} wrap={false}>
      <span aria-hidden="true">
        <Text size="sm" tone="soft">
          {label}
        </Text>
      </span>
      <DeferredDatePicker label={label} value={value || null} onChange={(day) => onChange(day ?? '')} />
    </Cluster>
  );
}
