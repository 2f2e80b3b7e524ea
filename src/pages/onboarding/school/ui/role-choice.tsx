import { Backpack, Presentation } from 'lucide';
import type { Role } from '@/shared/api';
import { useFieldGroup } from '@/shared/ui/field';
import { Icon } from '@/shared/ui/icon';
import * as styles from './school-step-page.css';

type RoleChoiceProps = { value: Role; onChange: (role: Role) => void };

const roles = [
  { value: 'teacher', label: 'Teacher', note: 'I plan, teach and mark', icon: Presentation },
  { value: 'student', label: 'Student', note: 'I have a class code', icon: Backpack },
] as const;

/** The role chosen when registering, which can still be corrected here. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const group = useFieldGroup(undefined);
  return (
    <div role="radiogroup" className={styles.roles} {...group}>
      {roles.map((role) => (
        <label key={role.value} className={styles.role}>
          <input
            type="radio"
            name="role"
            className={styles.roleInput}
            value={role.value}
            checked={role.value === value}
            onChange={() => onChange(role.value)}
          />
          <span className={styles.roleIcon}>
            <Icon of={role.icon} size="xl" />
          </span>
          <span>
            <b className={styles.roleName}>{role.label}</b>
            <span>{role.note}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
