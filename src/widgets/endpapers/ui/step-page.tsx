import type { ReactNode } from 'react';
import { Banner } from '@/shared/ui/banner';
import { focusFlaw } from '@/shared/ui/field';
import * as styles from './step-page.css';

export type StepPageProps = {
  title: string;
  /** A line under it. */
  lead: string;
  /** What was refused and belongs to no field. */
  problem?: string | null;
  /** The form. */
  children: ReactNode;
  /** The way back, where there is one. */
  back?: ReactNode;
  /** The ways on; the last is the main one. */
  actions?: ReactNode;
  /** Called when the form is sent. */
  onSubmit?: () => void;
};

/** One page of onboarding: a question, its form, and the ways on at its foot. */
export function StepPage({ title, lead, problem, children, back, actions, onSubmit }: StepPageProps) {
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
        focusFlaw(event.currentTarget);
      }}
    >
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {problem ? (
        <div className={styles.problem}>
          <Banner tone="danger" urgent>
            {problem}
          </Banner>
        </div>
      ) : null}
      <div className={styles.fields}>{children}</div>
      {back || actions ? (
        <div className={styles.foot}>
          {back}
          <div className={styles.actions}>{actions}</div>
        </div>
      ) : null}
    </form>
  );
}
