import { useId } from 'react';
import type { Terms } from '@/shared/api/auth';
import { Checkbox } from '@/shared/ui/checkbox';
import { Link } from '@/shared/ui/link';
import * as styles from './agree-to-terms.css';

type AgreeToTermsProps = {
  /** Null until the settings are loaded. */
  terms: Terms | null;
  checked: boolean;
  onChange: (agreed: boolean) => void;
  /** Why the box must be ticked. */
  error: string | undefined;
};

/** Asks for the consent to the terms and the privacy notice; the links leave the form open. */
export function AgreeToTerms({ terms, checked, onChange, error }: AgreeToTermsProps) {
  const errorId = useId();
  return (
    <div>
      <Checkbox
        name="terms"
        checked={checked}
        onChange={onChange}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : errorId}
      >
        I agree to the terms and the privacy notice{terms && ` of ${terms.operator.name}`}
      </Checkbox>
      <p className={styles.links}>
        Read the{' '}
        <Link href="/terms" external>
          terms
        </Link>{' '}
        and the{' '}
        <Link href="/privacy" external>
          privacy notice
        </Link>
      </p>
      <p id={errorId} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
