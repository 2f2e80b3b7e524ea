import { useUnit } from 'effector-react';
import { dateOf } from '@/shared/lib/dates';
import { Link } from '@/shared/ui/link';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Text } from '@/shared/ui/text';
import { $terms } from '../model/operator';
import * as styles from './operator.css';

/** Who offers this installation, and the version of the terms and the privacy notice. */
export function Operator() {
  const terms = useUnit($terms);
  if (!terms)
    return (
      <PageSection title="Who offers this">
        <Skeleton lines={2} label="Loading who offers this" />
      </PageSection>
    );
  const { name, address, email } = terms.operator;
  return (
    <PageSection title="Who offers this">
      <address className={styles.address}>
        {[name, address].filter((part) => part !== null).join(', ')}
        {email === null ? '.' : ': '}
        {email !== null && <Link href={`mailto:${email}`}>{email}</Link>}
      </address>
      <Text size="sm" tone="soft">
        Last changed on {dateOf(`${terms.version}T12:00:00Z`)}.
      </Text>
    </PageSection>
  );
}
