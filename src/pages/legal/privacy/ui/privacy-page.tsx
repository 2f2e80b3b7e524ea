import { Link } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Operator } from '@/widgets/operator';
import * as styles from './privacy-page.css';

/** What the product stores and who receives it; docs/accounts.md and docs/security.md have the details. */
export function PrivacyPage() {
  return (
    <Stack gap={8}>
      <PageHeader title="Privacy" lead="What Lectern stores, who receives it, and how to delete it." />
      <PageSection title="What is stored">
        <ul className={styles.list}>
          <li>Your name, email, role, school, photo and, if you give it, your birth date.</li>
          <li>Your password, only as a hash, and the browsers you are signed in with.</li>
          <li>Your classes, invitations, the students who joined, announcements and comments.</li>
          <li>Your documents with their versions, and the sources you upload.</li>
          <li>Your plan, your credits and how you used them.</li>
        </ul>
      </PageSection>
      <PageSection title="Who receives it">
        <ul className={styles.list}>
          <li>
            The administrator of this installation. If a language model is connected, its provider receives
            the form and the sources of each document.
          </li>
          <li>
            Stripe, if payments are on: your name, email, billing address and card. Lectern never receives
            your card number.
          </li>
          <li>Google, if you sign in with Google.</li>
          <li>GetResponse, if you agree to product emails: your name and email.</li>
          <li>
            The teachers of your classes, if you are a student: your name, your email and that you joined. The
            class sees your name on your comments.
          </li>
        </ul>
      </PageSection>
      <PageSection title="Cookies">
        <p className={styles.words}>
          Lectern only uses cookies and browser storage that it needs: to keep you signed in, to recognise
          your device, and to remember your drafts, theme and time zone. Stripe and Google may set their own
          where you pay or sign in with them.
        </p>
      </PageSection>
      <PageSection title="Students under 13">
        <p className={styles.words}>
          A student under 13 joins a class only with an invitation from the teacher.
        </p>
      </PageSection>
      <PageSection title="How long, and how to delete it">
        <div className={styles.words}>
          <p>
            Documents in the trash are deleted for good after 30 days. You can download all your data and
            delete your account in your profile; everything in your account is then deleted. Only a
            fingerprint of your address and your card remains, so that each person gets one free trial.
          </p>
          <p>
            The administrator of this installation may add rules of their school or company. See also the{' '}
            <Link href="/terms">terms of use</Link>.
          </p>
        </div>
      </PageSection>
      <Operator />
    </Stack>
  );
}
