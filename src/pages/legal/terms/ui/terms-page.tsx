import { Link } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Operator } from '@/widgets/operator';
import * as styles from './terms-page.css';

/** The rules that the product itself applies; an operator's contract is not part of it. */
export function TermsPage() {
  return (
    <Stack gap={8}>
      <PageHeader
        title="Terms of use"
        lead="The rules that Lectern applies to accounts, documents and plans."
      />
      <PageSection title="Accounts">
        <ul className={styles.list}>
          <li>An email address belongs to the account that has verified it.</li>
          <li>Students under 13 join a class only with an invitation from the teacher.</li>
          <li>
            You can delete your account at any time in your profile, or on the account page without a plan.
          </li>
        </ul>
      </PageSection>
      <PageSection title="Documents">
        <ul className={styles.list}>
          <li>Every document is a draft. Read it before you use it with students.</li>
          <li>If your plan has credits, the cost is shown before anything is written.</li>
          <li>Documents in the trash are deleted for good after 30 days.</li>
        </ul>
      </PageSection>
      <PageSection title="Plans">
        <ul className={styles.list}>
          <li>A plan renews until you cancel it. After you cancel, it stays until the end of the period.</li>
          <li>Each person gets one free trial.</li>
          <li>Unused credits of a month don’t roll over. Credits of a pack don’t expire.</li>
          <li>When a payment is refunded, its unused credits are removed.</li>
        </ul>
      </PageSection>
      <PageSection title="Your school’s rules">
        <p className={styles.words}>
          The administrator of this installation may add rules of their school or company. The{' '}
          <Link href="/privacy">privacy page</Link> lists what is stored.
        </p>
      </PageSection>
      <Operator />
    </Stack>
  );
}
