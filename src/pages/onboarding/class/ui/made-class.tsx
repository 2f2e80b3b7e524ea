import { useEffect } from 'react';
import { ClassBook, ClassCode, classTitle } from '@/entities/class';
import { codeRead } from '@/entities/onboarding';
import type { OwnClass } from '@/shared/api/onboarding';
import { Button } from '@/shared/ui/button';
import { StepPage } from '@/widgets/endpapers';
import * as styles from './class-step-page.css';

/** Its only action confirms that the code was read. */
const codeForm = { name: 'made-class', submitted: codeRead };

/** The new class with its code. */
export function MadeClass({ made }: { made: OwnClass }) {
  const { length } = made.roster;
  // The button that had the focus is no longer on the page.
  useEffect(() => document.querySelector('main')?.focus({ preventScroll: true }), []);
  return (
    <StepPage
      form={codeForm}
      title={`${classTitle(made)} is ready`}
      lead="Put this code on the board. Students enter it when they join."
      actions={
        <Button type="submit" variant="primary" size="lg">
          Continue to Lectern
        </Button>
      }
    >
      <div className={styles.made}>
        <ClassBook size="wide" cover={made.cover} subject={made.subject} name={made.name} />
        <div>
          <ClassCode name={made.name} subject={made.subject} code={made.code} size="lg" />
          {length > 0 ? (
            <p className={styles.sent}>
              {length === 1
                ? 'One invitation is on the way. It works once, for 7 days.'
                : `${length} invitations are on the way. Each works once, for 7 days.`}
            </p>
          ) : null}
        </div>
      </div>
    </StepPage>
  );
}
