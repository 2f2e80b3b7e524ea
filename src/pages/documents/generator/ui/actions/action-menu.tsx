import { useUnit } from 'effector-react';
import { ChevronDown, WandSparkles } from 'lucide';
import type { Template } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { Menu } from '@/shared/ui/menu';
import { sharingOpened } from '@/features/document/sharing';
import { $user } from '@/entities/session';
import { keepingOpened } from '@/features/add-to-briefcase';
import { additionOpened } from '@/features/add-to-lesson';
import { comparisonOpened } from '@/features/document/versions';
import { actionOpened, assignRequested, duplicateRequested } from '@/features/document/actions';
import { slim } from '../document/document-tools.css';
import { actionEntries } from './action-entries';

export type ActionMenuProps = {
  template: Pick<Template, 'actions'>;
  /** How many versions the document has. */
  versions: number;
  /** Whether the document cannot be changed now. */
  locked: boolean;
};

/** What can be done with the whole document. */
export function ActionMenu({ template, versions, locked }: ActionMenuProps) {
  const on = useUnit({
    action: actionOpened,
    duplicate: duplicateRequested,
    assign: assignRequested,
    compare: comparisonOpened,
    share: sharingOpened,
    addToLesson: additionOpened,
    keep: keepingOpened,
  });
  const isTeacher = useUnit($user)?.role === 'teacher';
  function select(value: string) {
    if (value === 'briefcase') return on.keep();
    const key = template.actions.find((action) => action.key === value)?.key;
    if (key === 'duplicate') on.duplicate();
    else if (key === 'compare') on.compare();
    else if (key === 'share') on.share();
    else if (key === 'lesson') on.addToLesson();
    else if (key === 'assign') on.assign();
    else if (key) on.action(key);
  }
  return (
    <span className={slim} title="Actions">
      <Menu
        label="Actions"
        align="end"
        trigger={
          <Button variant="quiet" icon={WandSparkles} iconEnd={ChevronDown} disabled={locked}>
            Actions
          </Button>
        }
        entries={actionEntries(template, { versions, isTeacher })}
        onSelect={select}
      />
    </span>
  );
}
