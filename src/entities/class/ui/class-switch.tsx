import { useUnit } from 'effector-react';
import { ChevronDown } from 'lucide';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import { classTitle } from '../model/class-face';
import { currentClasses } from '../model/current-classes';

type ClassSwitchProps = {
  /** The class that is shown. */
  shown: string;
  onChoose: (classId: string) => void;
};

/** The menu of the teacher's other classes; none for a teacher with one class. */
export function ClassSwitch({ shown, onChoose }: ClassSwitchProps) {
  const data = useUnit(currentClasses.$data);
  const taught = (data?.items ?? []).filter(({ teaching }) => teaching !== null);
  if (taught.every(({ id }) => id === shown)) return null;
  return (
    <Menu
      label="Class"
      trigger={<IconButton icon={ChevronDown} label="Another class" />}
      entries={taught.map(({ id, class: face }) => ({ kind: 'item', value: id, label: classTitle(face) }))}
      onSelect={onChoose}
    />
  );
}
