import { Backpack, Presentation } from 'lucide';
import type { Role } from '@/shared/api';
import { Icon } from '@/shared/ui/icon';
import * as styles from './register-page.css';

type RoleChoiceProps = { name: string; value: Role; onChange: (role: Role) => void };

const roles = [
  { value: 'teacher', label: 'Teacher', icon: Presentation },
  { value: 'student', label: 'Student', icon: Backpack },
] as const;

/** The role of the new account. */
export function RoleChoice({ name, value, onChange }: RoleChoiceProps) {
  return (
    <div role="radiogroup" aria-label="I am a" className={styles.roles}>
      {roles.map((role) => (
        <label key={role.value} className={styles.role}>
          <input
            type="radio"
            name={name}
            className={styles.roleInput}
            value={role.value}
            checked={role.value === value}
            onChange={() => onChange(role.value)}
          />
          <Icon of={role.icon} size="lg" />
          <span className={styles.roleName}>{role.label}</span>
        </label>
      ))}
    </div>
  );
}
