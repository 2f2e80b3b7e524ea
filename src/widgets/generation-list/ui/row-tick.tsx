import { Checkbox } from '@/shared/ui/checkbox';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

export type RowSelection = { isSelected: boolean; onToggle: (id: string) => void };

/** Selects the document of a row. */
export function RowTick({ id, title, isSelected, onToggle }: RowSelection & { id: string; title: string }) {
  return (
    <Checkbox checked={isSelected} onChange={() => onToggle(id)}>
      <VisuallyHidden>Select {title}</VisuallyHidden>
    </Checkbox>
  );
}
