import { Presentation, School } from 'lucide';
import type { DemoAccount } from '@/shared/api/auth';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { demo } from './login-page.css';

type DemoAccountsProps = { accounts: readonly DemoAccount[]; onChoose: (account: DemoAccount) => void };

const roles = {
  teacher: { label: 'Try it as a teacher', icon: Presentation },
  student: { label: 'Try it as a student', icon: School },
};

/** The accounts of the sample school, each one click away. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  return (
    <section className={demo} aria-label="Sample school">
      <p>This is a demo with a sample school. Try it without an account:</p>
      <Cluster gap={3} justify="center">
        {accounts.map((account) => (
          <Button key={account.email} icon={roles[account.role].icon} onClick={() => onChoose(account)}>
            {roles[account.role].label}
          </Button>
        ))}
      </Cluster>
    </section>
  );
}
